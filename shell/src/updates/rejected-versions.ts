import { keepCookie } from '../site-cookie';

/**
 * Versions that this browser could not use, stored in a cookie so that the server sends the default version instead.
 * The switch needs a new document: two versions of a remote never share a page.
 */
export const REFUSED_COOKIE = 'refused';

/** How long the default is used instead, in seconds; after that, the version is tried again in case it was repaired. */
const MAX_AGE = 3_600;
const SEPARATOR = '~';
const MAX_VERSIONS = 10;

/**
 * The versions in a cookie header or in `document.cookie`, as `name@version`. Over https, another host of the domain
 * could set a cookie without the prefix.
 */
export function readRefused(cookies: string, isHttps: boolean): ReadonlySet<string> {
  const cookie = isHttps ? /(?:^|;\s*)__Host-refused=([\w.@~+-]*)/ : /(?:^|;\s*)refused=([\w.@~+-]*)/;
  const value = cookie.exec(cookies)?.[1] ?? '';
  return new Set(value.split(SEPARATOR).filter(Boolean));
}

/**
 * Records that a version cannot be used.
 *
 * @returns false when it was already recorded or cannot be stored, so that a retry would loop
 */
export function recordRefused(name: string, version: string): boolean {
  const known = readRefused(document.cookie, location.protocol === 'https:');
  const item = `${name}@${version}`;
  if (known.has(item)) return false;
  const value = [item, ...known].slice(0, MAX_VERSIONS).join(SEPARATOR);
  keepCookie(REFUSED_COOKIE, value, MAX_AGE);
  return readRefused(document.cookie, location.protocol === 'https:').has(item);
}
