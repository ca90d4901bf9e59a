import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from 'http-edge';
import { SECOND } from '../clock';

const isHttps = ({ services }: FastifyInstance): boolean => services.config.siteUrl.startsWith('https:');

/** The value of one of the site's cookies; undefined without it. */
export const readCookie = ({ headers, server }: FastifyRequest, name: string): string | undefined =>
  cookieOf(headers.cookie, name, isHttps(server));

/** Sets a cookie that scripts cannot read. @param lifetime in milliseconds; 0 removes it */
export function writeCookie(reply: FastifyReply, name: string, value: string, lifetime: number): void {
  reply.header('set-cookie', setCookie(name, value, isHttps(reply.server), { maxAge: lifetime / SECOND }));
}
