/** The lifetime of a cookie. */
interface Keeping {
  /** In seconds; 0 removes it. */
  readonly maxAge: number;
}

/**
 * The prefix of cookie names over https. Browsers accept it, and `Secure`, only there; over http, on a developer's
 * machine, cookies have neither.
 */
const PREFIX = '__Host-';

/** The name of a cookie of this site, which other hosts of its domain cannot set. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? PREFIX + name : name);

/** The value of a cookie of this site in a request's header; undefined without it. */
export function cookieOf(header: string | undefined, name: string, isHttps: boolean): string | undefined {
  const start = `${cookieName(name, isHttps)}=`;
  const found = (header ?? '').split(';').find((cookie) => cookie.trimStart().startsWith(start));
  return found?.trim().slice(start.length);
}

/** A `Set-Cookie` header: for all paths of this host only, hidden from scripts, not sent with other sites' forms. */
export function setCookie(name: string, value: string, isHttps: boolean, { maxAge }: Keeping): string {
  const attributes = [`Max-Age=${maxAge}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
  return [`${cookieName(name, isHttps)}=${value}`, ...attributes].join('; ');
}
