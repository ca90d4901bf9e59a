import { API_PREFIX } from 'api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../clock';
import type { Config } from '../config';

/**
 * The cookie that ties a sign-in to the browser that began it. A one-time code is good only there: an address with
 * somebody else's code signs nobody in.
 */
const COOKIE = 'sign-in-flow';

const pathOf = ({ siteUrl }: Pick<Config, 'siteUrl'>) =>
  ({ path: `${API_PREFIX}/auth`, httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:') }) as const;

/** The flow that this browser has begun; undefined when there is none. */
export function flowOf(request: FastifyRequest): string | undefined {
  const flow = request.cookies[COOKIE] ?? '';
  return /^[\w-]{22,128}$/.test(flow) ? flow : undefined;
}

/** @param lasts in milliseconds */
export function keepFlow(reply: FastifyReply, config: Pick<Config, 'siteUrl'>, flow: string, lasts: number): void {
  reply.setCookie(COOKIE, flow, { ...pathOf(config), maxAge: lasts / SECOND });
}

/** Nothing of a flow is left in the browser once it has ended. */
export function forgetFlow(reply: FastifyReply, config: Pick<Config, 'siteUrl'>): void {
  reply.clearCookie(COOKIE, pathOf(config));
}
