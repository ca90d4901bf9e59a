import { matchRemote, type RouteOwner } from 'federation/browser';
import type { OwnedRoute } from 'federation/contract';

/** What of an address a page is rendered from. */
export interface PageAddress {
  /** Only the parameters that the page reads, in one order. */
  readonly url: URL;
  /** Whether the page may be kept: an address that carries more than people write by hand or by filter may not. */
  readonly kept: boolean;
}

/** The most parameters of a page that is kept, and the longest name or value of one, in characters. */
const MOST = 20;
const LONGEST = 200;

const isNamed = (name: string, declared: readonly string[]): boolean =>
  declared.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

/** The parameters that the page of a path reads; undefined when nobody says which, and it may read them all. */
function declaredFor(
  pathname: string,
  sections: readonly RouteOwner[],
  own: readonly OwnedRoute[] | undefined,
): readonly string[] | undefined {
  const match = matchRemote([{ name: 'shell', routes: own ?? [] }, ...sections], pathname);
  if (match) return match.route.searchParams;
  // A page that is not there reads none; a shell that does not say which pages are its own may have one here.
  return own && [];
}

/**
 * Takes out of an address what the page that it leads to does not read, so that nothing anybody adds to an address
 * makes another page of it.
 *
 * @param own the shell's own pages; undefined when its version does not say
 */
export function pageAddress(
  address: URL,
  sections: readonly RouteOwner[],
  own: readonly OwnedRoute[] | undefined,
): PageAddress {
  const declared = declaredFor(address.pathname, sections, own);
  const read = [...address.searchParams].filter(([name]) => !declared || isNamed(name, declared));
  const query = new URLSearchParams(read);
  query.sort();
  const url = new URL(address);
  url.search = query.toString();
  const kept = read.length <= MOST && read.every(([name, value]) => name.length <= LONGEST && value.length <= LONGEST);
  return { url, kept };
}
