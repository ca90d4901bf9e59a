import type { LiveRemote } from 'federation/browser';
import { isCompatible, SHELL, type ChosenVersions, type DiscoveryEntry } from 'federation/discovery';

/** The global name that the build gives a remote's container. */
const containerName = (name: string): string => `site_${name.replaceAll('-', '_')}`;

function liveRemote(name: string, entry: DiscoveryEntry): LiveRemote {
  const { manifest } = entry.extras;
  return {
    name,
    title: manifest.title,
    version: entry.metadata.version,
    container: containerName(name),
    entry: entry.url,
    integrity: entry.metadata.integrity,
    exposes: manifest.exposes,
    routes: manifest.routes,
    navigation: manifest.navigation,
    slots: manifest.slots,
  };
}

/** The remotes of a visit, as the document's data block describes them; incompatible ones are left out. */
export function liveRemotes(versions: ChosenVersions): LiveRemote[] {
  return [...versions]
    .filter(([name, entry]) => name !== SHELL && isCompatible(entry))
    .map(([name, entry]) => liveRemote(name, entry));
}
