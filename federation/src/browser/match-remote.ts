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
