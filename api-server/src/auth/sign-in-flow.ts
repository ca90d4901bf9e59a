import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from './site-cookies';

/**
 * The cookie that ties a sign-in to the browser that began it. A one-time code is valid only there, so a link with
 * another person's code signs no other person in.
 */
const COOKIE = 'sign-in-flow';

/** The flow that this browser has begun; undefined without one. */
export function flowOf(request: FastifyRequest): string | undefined {
  const flow = readCookie(request, COOKIE) ?? '';
  return /^[\w-]{22,128}$/.test(flow) ? flow : undefined;
}

/** @param lifetime in milliseconds */
export const keepFlow = (reply: FastifyReply, flow: string, lifetime: number): void =>
  writeCookie(reply, COOKIE, flow, lifetime);

/** Removes an ended flow from the browser. */
export const forgetFlow = (reply: FastifyReply): void => writeCookie(reply, COOKIE, '', 0);
