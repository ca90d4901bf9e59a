import { matchRemote, type RouteOwner } from 'federation/browser';
import { isDeclaredParam, type OwnedRoute } from 'federation/contract';

/** What of an address a page is rendered from. */
export interface PageAddress {
  /** The one spelling of its path, with only the parameters that the page reads, in one order. */
  readonly url: URL;
  /** Whether the page may be kept: an address that carries more than people write by hand or by filter may not. */
  readonly kept: boolean;
}

/** The most parameters of a page that is kept, and the longest name or value of one, in characters. */
const MOST = 20;
const LONGEST = 200;

/** The parameters that the page of a route reads; undefined when nobody says which, and it may read them all. */
function declaredFor(
  route: OwnedRoute | undefined,
  own: readonly OwnedRoute[] | undefined,
): readonly string[] | undefined {
  if (route) return route.searchParams;
  // A page that is not there reads none; a shell that does not say which pages are its own may have one here.
  return own && [];
}

/** An escaped character that needs no escaping: letters, digits and `-._~`. */
const ESCAPED_IN_VAIN = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/g;

/** A `%` that escapes nothing. */
const STRAY = /%(?![\da-f]{2})/i;

/**
 * A path without escapes that it does not need, the others in capitals, and without a slash at its end. One that browsers
 * could read as the address of another site stays as it is.
 */
function plainPath(pathname: string): string {
  if (pathname.startsWith('//') || STRAY.test(pathname)) return pathname;
  const escapes = pathname.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
  const path = escapes.replaceAll(ESCAPED_IN_VAIN, (escape) => decodeURIComponent(escape));
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A path with the words of a route's pattern spelt as the pattern spells them: addresses of pages ignore case. */
function spelledAs(pattern: string, path: string): string {
  const words = pattern.split('/');
  return path
    .split('/')
    .map((segment, at) => (segment.toLowerCase() === words[at]?.toLowerCase() ? (words[at] ?? segment) : segment))
    .join('/');
}

/**
 * Whether an address is written as the site's own links and forms write it, with nothing that the page does not read.
 * Others make further keys of a shared cache for the same page, as many as anybody cares to send.
 *
 * @param target as it was asked for
 * @param read what of it the page is rendered from
 */
export function isCanonical(target: string, { pathname, search }: URL): boolean {
  const at = target.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  const written = query.toString();
  if (target !== pathname + (written && `?${written}`)) return false;
  query.sort();
  return query.toString() === search.slice(1);
}

/** What decides which parameters an address has: who owns its path, and which of them the shell's own pages read. */
export interface AddressRules {
  readonly owners: readonly RouteOwner[];
  readonly own: readonly OwnedRoute[] | undefined;
}

/** @param own the shell's own pages; undefined when its version does not say */
export function addressRules(remotes: readonly RouteOwner[], own: readonly OwnedRoute[] | undefined): AddressRules {
  return { own, owners: [{ name: 'shell', routes: own ?? [] }, ...remotes] };
}

/**
 * Takes out of an address what the page that it leads to does not read, so that nothing anybody adds to an address
 * makes another page of it; nor does another spelling of its path.
 */
export function pageAddress(address: URL, { owners, own }: AddressRules): PageAddress {
  const path = plainPath(address.pathname);
  const match = matchRemote(owners, path);
  const declared = declaredFor(match?.route, own);
  const read = [...address.searchParams].filter(([name]) => !declared || isDeclaredParam(name, declared));
  const query = new URLSearchParams(read);
  query.sort();
  const url = new URL(address);
  url.pathname = match ? spelledAs(match.route.path, path) : path;
  url.search = query.toString();
  const kept = read.length <= MOST && read.every(([name, value]) => name.length <= LONGEST && value.length <= LONGEST);
  return { url, kept };
}
