import { inLanguage, SECRET_LINKS } from 'api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOf, setCookie } from 'http-edge';
import type { PageLanguage } from './page-language';

/** How long the browser stores the secret, in seconds. After that, the link in the email has to be opened again. */
const SECRET_LIFETIME = 3_600;
const SECRET = /^[\w.-]{1,200}$/;

const linksOf = (pathname: string) => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return Object.entries(SECRET_LINKS).filter(([, link]) => link.path === path);
};

/**
 * Answers a link in an email that carries a secret: the browser gets the secret as an HttpOnly cookie and is redirected
 * to the page's address without it, so that no bookmark, history or log contains it. Nothing else happens, because link
 * checkers open the link as well.
 *
 * @param page the address
 * @returns undefined for every other address
 */
export function exchangeSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, language }: PageLanguage,
): FastifyReply | undefined {
  for (const [cookie, { parameter, opens }] of linksOf(url.pathname)) {
    const secret = url.searchParams.get(parameter);
    if (secret === null) continue;
    // A malformed secret opens nothing and deletes the cookie of an earlier link.
    const [value, maxAge] = SECRET.test(secret) ? [secret, SECRET_LIFETIME] : ['', 0];
    return reply
      .code(303)
      .headers({ location: inLanguage(opens, language), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .header('set-cookie', setCookie(cookie, value, request.protocol === 'https', { maxAge }))
      .send();
  }
  return undefined;
}

/** The secrets of links that a form of their page is posted with, as a `Cookie` header for the API, if any. */
export function secretCookies(request: FastifyRequest, { pathname }: URL): Record<string, string> {
  const isHttps = request.protocol === 'https';
  const cookies = linksOf(pathname).flatMap(([name]) => {
    const value = cookieOf(request.headers.cookie, name, isHttps);
    return value === undefined ? [] : [`${cookieName(name, isHttps)}=${value}`];
  });
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}
