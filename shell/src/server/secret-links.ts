import { SECRET_LINKS } from 'api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOf, setCookie } from 'http-edge';

/** For how long the browser has the secret, in seconds. Then the link in the email is opened again. */
const LASTS = 3_600;
const SECRET = /^[\w.-]{1,200}$/;

const linksOf = (pathname: string) => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return Object.entries(SECRET_LINKS).filter(([, link]) => link.path === path);
};

/**
 * Answers a link of an email that carries a secret: the browser gets the secret as a cookie that no script reads, and goes
 * to the page's address without it, so that it is in no bookmark, history or log. Nothing else happens: programs that
 * check links open them as well.
 *
 * @returns undefined for every other address
 */
export function exchangeSecret(request: FastifyRequest, reply: FastifyReply, url: URL): FastifyReply | undefined {
  for (const [cookie, { parameter, opens }] of linksOf(url.pathname)) {
    const secret = url.searchParams.get(parameter);
    if (secret === null) continue;
    // A malformed secret opens nothing, and an earlier link is not opened in its place.
    const [value, maxAge] = SECRET.test(secret) ? [secret, LASTS] : ['', 0];
    return reply
      .code(303)
      .headers({ location: opens, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .header('set-cookie', setCookie(cookie, value, request.protocol === 'https', { maxAge }))
      .send();
  }
  return undefined;
}

/** The secrets of links that a form of their page is posted with, as the API reads them: a `Cookie` header, if any. */
export function secretCookies(request: FastifyRequest, { pathname }: URL): Record<string, string> {
  const isHttps = request.protocol === 'https';
  const cookies = linksOf(pathname).flatMap(([name]) => {
    const value = cookieOf(request.headers.cookie, name, isHttps);
    return value === undefined ? [] : [`${cookieName(name, isHttps)}=${value}`];
  });
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}
