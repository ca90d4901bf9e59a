import type { LiveRemote } from 'federation/browser';
import type { NavigationEntry, NavigationPlace } from 'federation/contract';

/** The navigation entries of the live remotes for a place, in their order. */
export function entriesFor(
  remotes: readonly Pick<LiveRemote, 'navigation'>[],
  place: NavigationPlace,
): NavigationEntry[] {
  return remotes
    .flatMap(({ navigation }) => navigation)
    .filter(({ places }) => places.includes(place))
    .sort((a, b) => a.order - b.order);
}
