import { keepCookie } from '../site-cookie';

/**
 * Versions that this browser could not use, kept in a cookie so that the server gives it the default version instead.
 * A version differs from what is loaded only in a new document: two versions of a remote never meet in one page.
 */
export const REFUSED_COOKIE = 'refused';

/** How long the default is given instead, in seconds; a version that was repaired is tried again after it. */
const MAX_AGE = 3_600;
const SEPARATOR = '~';
const KEPT = 10;

/** The versions in a cookie header or in `document.cookie`, as `name@version`. */
export function readRefused(cookies: string): ReadonlySet<string> {
  const value = /(?:^|;\s*)(?:__Host-)?refused=([\w.@~+-]*)/.exec(cookies)?.[1] ?? '';
  return new Set(value.split(SEPARATOR).filter(Boolean));
}

/**
 * Notes that a version cannot be used.
 *
 * @returns false when it was noted already or cannot be, so that trying again would go round in circles
 */
export function noteRefused(name: string, version: string): boolean {
  const known = readRefused(document.cookie);
  const item = `${name}@${version}`;
  if (known.has(item)) return false;
  const value = [item, ...known].slice(0, KEPT).join(SEPARATOR);
  keepCookie(REFUSED_COOKIE, value, MAX_AGE);
  return readRefused(document.cookie).has(item);
}
