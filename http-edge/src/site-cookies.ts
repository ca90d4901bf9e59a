/** How a cookie is kept. */
interface Keeping {
  /** In seconds; 0 removes it. */
  readonly maxAge: number;
}

/**
 * Whether the cookies of a site carry the prefix `__Host-`: browsers take that prefix, and `Secure`, over https alone.
 * Over http a site is on a developer's own machine, and its cookies have neither.
 */
const PREFIX = '__Host-';

/** The name of a cookie of this site, which no other host of its domain can set. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? PREFIX + name : name);

/** The value of a cookie of this site in a request's header; undefined without it. */
export function cookieOf(header: string | undefined, name: string, isHttps: boolean): string | undefined {
  const start = `${cookieName(name, isHttps)}=`;
  const found = (header ?? '').split(';').find((cookie) => cookie.trimStart().startsWith(start));
  return found?.trim().slice(start.length);
}

/** A `Set-Cookie` header: for the whole of this host and no other, hidden from scripts, not sent by other sites' forms. */
export function setCookie(name: string, value: string, isHttps: boolean, { maxAge }: Keeping): string {
  const attributes = [`Max-Age=${maxAge}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
  return [`${cookieName(name, isHttps)}=${value}`, ...attributes].join('; ');
}
