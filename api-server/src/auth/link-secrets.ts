import type { SecretLink } from 'api-client';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './site-cookies';

/** The secret of a link in an email: from the call, else from the cookie that the shell exchanged it for. */
export const linkSecret = (given: string | undefined, link: SecretLink, request: FastifyRequest): string =>
  given ?? readCookie(request, link) ?? '';
