import type { LiveRemote } from '../browser/live-remote';
import type { DiscoveryEntry } from '../discovery/document';
import { containerNameOf } from '../naming';

/**
 * One version of a remote as the document's data block describes it.
 *
 * @param fallback the default version, when this one is not it
 */
export function liveRemoteOf(name: string, entry: DiscoveryEntry, fallback?: string): LiveRemote {
  const { manifest } = entry.extras;
  return {
    name,
    title: manifest.title,
    version: entry.metadata.version,
    fallback,
    container: containerNameOf(name),
    entry: entry.url,
    integrity: entry.metadata.integrity,
    exposes: manifest.exposes,
    // Which parameters a page reads is for the server alone.
    routes: manifest.routes.map(({ path, skeleton }) => ({ path, skeleton })),
    navigation: manifest.navigation,
    slots: manifest.slots,
  };
}
