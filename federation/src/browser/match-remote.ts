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

/** Finds who owns a path, by the router's own ranking, so that the most specific pattern wins whoever registered first. */
export function matchRemote<T extends RouteOwner>(owners: readonly T[], pathname: string): OwnerMatch<T> | undefined {
  const patterns = owners.flatMap((owner) =>
    owner.routes.map((route) => ({ path: route.path, handle: { owner, route } satisfies OwnerMatch<T> })),
  );
  const match = matchRoutes(patterns, pathname)?.at(-1);
  return match?.route.handle;
}

/** Paths whose owner is remembered, and how long one of them may be, in characters. */
const REMEMBERED = 500;
const LONGEST = 200;

/** `matchRemote` for the same owners many times: the router ranks all patterns anew each time it is asked. */
export function remoteMatcher<T extends RouteOwner>(
  owners: readonly T[],
): (pathname: string) => OwnerMatch<T> | undefined {
  const known = new Map<string, OwnerMatch<T> | undefined>();
  return (pathname) => {
    if (known.has(pathname)) return known.get(pathname);
    const match = matchRemote(owners, pathname);
    if (known.size >= REMEMBERED) known.clear();
    if (pathname.length <= LONGEST) known.set(pathname, match);
    return match;
  };
}
