import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from 'http-edge';
import { SECOND } from '../clock';
import type { Config } from '../config';

/**
 * The cookie that ties a sign-in to the browser that began it. A one-time code is valid only there, so a link with
 * another person's code signs no other person in.
 */
const COOKIE = 'sign-in-flow';

type Site = Pick<Config, 'siteUrl'>;

const isHttps = ({ siteUrl }: Site): boolean => siteUrl.startsWith('https:');

/** The flow that this browser has begun; undefined without one. */
export function flowOf({ headers }: FastifyRequest, config: Site): string | undefined {
  const flow = cookieOf(headers.cookie, COOKIE, isHttps(config)) ?? '';
  return /^[\w-]{22,128}$/.test(flow) ? flow : undefined;
}

/** @param lasts in milliseconds */
export function keepFlow(reply: FastifyReply, config: Site, flow: string, lifetime: number): void {
  reply.header('set-cookie', setCookie(COOKIE, flow, isHttps(config), { maxAge: lifetime / SECOND }));
}

/** Removes an ended flow from the browser. */
export function forgetFlow(reply: FastifyReply, config: Site): void {
  reply.header('set-cookie', setCookie(COOKIE, '', isHttps(config), { maxAge: 0 }));
}
