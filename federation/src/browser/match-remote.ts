import { matchRoutes } from 'react-router';
import type { OwnedRoute } from '../contract/remote-manifest';

/** Anything that owns URL patterns. */
export interface RouteOwner {
  readonly name: string;
  readonly routes: readonly OwnedRoute[];
}

/** The owner of a path, and the pattern that matched. */
export interface OwnerMatch<T extends RouteOwner> {
  readonly owner: T;
  readonly route: OwnedRoute;
}

/** The maximum number of paths in the cache, and the maximum length of one, in characters. */
const MAX_CACHED_PATHS = 500;
const MAX_PATH_LENGTH = 200;

/** The cached owners of a list, by path: the router would rank all patterns again each time. */
const found = new WeakMap<readonly RouteOwner[], Map<string, unknown>>();

function rankAll<T extends RouteOwner>(owners: readonly T[], pathname: string): OwnerMatch<T> | undefined {
  const patterns = owners.flatMap((owner) =>
    owner.routes.map((route) => ({ path: route.path, handle: { owner, route } satisfies OwnerMatch<T> })),
  );
  return matchRoutes(patterns, pathname)?.at(-1)?.route.handle;
}

/**
 * Finds the owner of a path with the router's own ranking, so that the most specific pattern wins, in any order.
 *
 * @param owners must not be changed afterwards
 */
export function matchRemote<T extends RouteOwner>(owners: readonly T[], pathname: string): OwnerMatch<T> | undefined {
  const known = (found.get(owners) ?? new Map<string, unknown>()) as Map<string, OwnerMatch<T> | undefined>;
  found.set(owners, known);
  if (known.has(pathname)) return known.get(pathname);
  const match = rankAll(owners, pathname);
  if (known.size >= MAX_CACHED_PATHS) known.clear();
  if (pathname.length <= MAX_PATH_LENGTH) known.set(pathname, match);
  return match;
}
