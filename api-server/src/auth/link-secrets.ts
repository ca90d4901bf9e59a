import type { SecretLink } from 'api-client';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from 'http-edge';

/** The secret of a link in an email: from the call, else from the cookie that the shell exchanged it for. */
export function linkSecret(given: string | undefined, link: SecretLink, { headers, server }: FastifyRequest): string {
  const isHttps = server.services.config.siteUrl.startsWith('https:');
  return given ?? cookieOf(headers.cookie, link, isHttps) ?? '';
}
