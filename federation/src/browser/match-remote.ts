import { matchRoutes } from 'react-router';
import type { OwnedRoute } from '../contract/remote-manifest';

/** Anything that owns URL patterns. */
export interface RouteOwner {
  readonly name: string;
  readonly routes: readonly OwnedRoute[];
}

/** Which owner a path belongs to, and the pattern that matched. */
export interface OwnerMatch<T extends RouteOwner> {
  readonly owner: T;
  readonly route: OwnedRoute;
}

/** Paths whose owner is remembered, and how long one of them may be, in characters. */
const REMEMBERED = 500;
const LONGEST = 200;

/** What was found among the owners of a list, by path: the router ranks all patterns anew each time it is asked. */
const found = new WeakMap<readonly RouteOwner[], Map<string, unknown>>();

function rankAll<T extends RouteOwner>(owners: readonly T[], pathname: string): OwnerMatch<T> | undefined {
  const patterns = owners.flatMap((owner) =>
    owner.routes.map((route) => ({ path: route.path, handle: { owner, route } satisfies OwnerMatch<T> })),
  );
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle;
}

/**
 * Finds who owns a path, by the router's own ranking, so that the most specific pattern wins whoever registered first.
 *
 * @param owners must not be changed afterwards
 */
export function matchRemote<T extends RouteOwner>(owners: readonly T[], pathname: string): OwnerMatch<T> | undefined {
  const known = (found.get(owners) ?? new Map<string, unknown>()) as Map<string, OwnerMatch<T> | undefined>;
  found.set(owners, known);
  if (known.has(pathname)) return known.get(pathname);
  const match = rankAll(owners, pathname);
  if (known.size >= REMEMBERED) known.clear();
  if (pathname.length <= LONGEST) known.set(pathname, match);
  return match;
}
