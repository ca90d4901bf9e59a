import type { LiveRemote } from '../browser/live-remote';
import type { OwnedRoute } from '../contract/remote-manifest';
import type { DiscoveryEntry } from '../discovery/document';
import { containerNameOf, GENERATION_SCRIPT } from '../naming';

/** The chunk of a page, when it has the script and the styles that a browser may preload. */
function chunkOf({ chunk }: OwnedRoute, { chunks }: DiscoveryEntry['extras']['assets']): string | undefined {
  const files = chunk === undefined ? undefined : chunks[chunk];
  return files?.js.join() === `${chunk}.js` && files.css.join() === `${chunk}.css` ? chunk : undefined;
}

/** A route with the fields that browsers need: the parameters of its page are for the server only. */
function routeOf(route: OwnedRoute, assets: DiscoveryEntry['extras']['assets']): OwnedRoute {
  const { path, skeleton } = route;
  const chunk = chunkOf(route, assets);
  // Missing fields are left out, because JSON would contain them as null.
  return { path, ...(skeleton !== undefined && { skeleton }), ...(chunk !== undefined && { chunk }) };
}

/**
 * One version of a remote as the document's data block describes it.
 *
 * @param fallback the default version, when this one is not it
 */
export function liveRemoteOf(name: string, entry: DiscoveryEntry, fallback?: string): LiveRemote {
  const { manifest, assets } = entry.extras;
  return {
    name,
    title: manifest.title,
    version: entry.metadata.version,
    fallback,
    container: containerNameOf(name),
    entry: entry.url,
    integrity: entry.metadata.integrity,
    exposes: manifest.exposes,
    routes: manifest.routes.map((route) => routeOf(route, assets)),
    navigation: manifest.navigation,
    // Browsers need no schema: `verify` compares them.
    slots: manifest.slots.map(({ input: _, ...slot }) => slot),
  };
}

/** A remote that runs on another version of the shell than the page: its pages are other documents, and its slots end. */
export function remoteOfOther(live: LiveRemote, { extras: { folder, integrity } }: DiscoveryEntry): LiveRemote {
  const { entry, integrity: hash, container, routes, slots } = live;
  return {
    ...live,
    entry: folder + GENERATION_SCRIPT,
    integrity: integrity[GENERATION_SCRIPT] ?? '',
    container: `${container}_of_other`,
    own: { entry, integrity: hash, container },
    routes: routes.map(({ chunk: _, ...route }) => route),
    slots: slots.map(({ places: _, ...slot }) => slot),
  };
}
