import type { LiveRemote } from '../browser/live-remote';
import type { OwnedRoute } from '../contract/remote-manifest';
import type { DiscoveryEntry } from '../discovery/document';
import { containerNameOf } from '../naming';

/** The chunk of a page, when it has the script and the styles by which a browser may ask for it ahead. */
function chunkOf({ chunk }: OwnedRoute, { chunks }: DiscoveryEntry['extras']['assets']): string | undefined {
  const files = chunk === undefined ? undefined : chunks[chunk];
  return files?.js.join() === `${chunk}.js` && files.css.join() === `${chunk}.css` ? chunk : undefined;
}

/** A route as browsers need it: which parameters its page reads is for the server alone. */
function routeOf(route: OwnedRoute, assets: DiscoveryEntry['extras']['assets']): OwnedRoute {
  const { path, skeleton } = route;
  const chunk = chunkOf(route, assets);
  // What is not there is left out: in a document's data it would be null.
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
    slots: manifest.slots,
  };
}
