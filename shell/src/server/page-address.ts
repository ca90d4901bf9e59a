import { matchRemote, type RouteOwner } from 'federation/browser';
import { isDeclaredParam, type OwnedRoute } from 'federation/contract';

/** The parts of an address that a page is rendered from. */
export interface PageAddress {
  /** Its path in canonical spelling, with only the parameters that the page reads, in one order. */
  readonly url: URL;
  /**
   * Whether the page may be cached: not if the address has more parameters than visitors enter manually or by filters.
   */
  readonly isCacheable: boolean;
}

/**
 * The maximum number of parameters of a cached page, and the maximum length of their names and values, in characters.
 */
const MAX_PARAMETERS = 20;
const MAX_LENGTH = 200;

/** The parameters that the page of a route reads; undefined when they are not declared, and it may read any. */
function declaredFor(
  route: OwnedRoute | undefined,
  own: readonly OwnedRoute[] | undefined,
): readonly string[] | undefined {
  if (route) return route.searchParams;
  // A not-found page reads no parameters; a shell that does not declare its own pages may have one here.
  return own && [];
}

/** An unnecessarily escaped character: letters, digits and `-._~`. */
const ESCAPED_IN_VAIN = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/g;

/** A `%` that is not part of an escape. */
const LONE_PERCENT = /%(?![\da-f]{2})/i;

/**
 * A path without unnecessary escapes, with the others in capitals, and without a trailing slash. A path that browsers
 * could read as the address of another site is not changed.
 */
function plainPath(pathname: string): string {
  if (pathname.startsWith('//') || LONE_PERCENT.test(pathname)) return pathname;
  const escapes = pathname.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
  const path = escapes.replaceAll(ESCAPED_IN_VAIN, (escape) => decodeURIComponent(escape));
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A path with the words of a route's pattern in the pattern's spelling: addresses of pages ignore case. */
function spelledAs(pattern: string, path: string): string {
  const words = pattern.split('/');
  return path
    .split('/')
    .map((segment, at) => (segment.toLowerCase() === words[at]?.toLowerCase() ? (words[at] ?? segment) : segment))
    .join('/');
}

/**
 * Whether an address is spelled as in the site's own links and forms, without parameters that the page does not read.
 * Other spellings would create any number of shared cache keys for the same page.
 *
 * @param target the requested address
 * @param read the part of it that the page is rendered from
 */
export function isCanonical(target: string, { pathname, search }: URL): boolean {
  const at = target.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  const written = query.toString();
  if (target !== pathname + (written && `?${written}`)) return false;
  query.sort();
  return query.toString() === search.slice(1);
}

/**
 * The rules that decide which parameters an address has: which remote owns its path, and which parameters the shell's
 * own pages read.
 */
export interface AddressRules {
  readonly owners: readonly RouteOwner[];
  readonly own: readonly OwnedRoute[] | undefined;
}

/** @param own the shell's own pages; undefined when its version does not declare them */
export function addressRules(remotes: readonly RouteOwner[], own: readonly OwnedRoute[] | undefined): AddressRules {
  return { own, owners: [{ name: 'shell', routes: own ?? [] }, ...remotes] };
}

/**
 * Removes the parameters that the page does not read, and normalizes the spelling of the path, so that additions to an
 * address do not create another cached page.
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
  const isCacheable =
    read.length <= MAX_PARAMETERS &&
    read.every(([name, value]) => name.length <= MAX_LENGTH && value.length <= MAX_LENGTH);
  return { url, isCacheable };
}
