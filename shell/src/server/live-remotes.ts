import type { LiveRemote, RouteOwner } from 'federation/browser';
import {
  isCompatible,
  SHELL,
  type ChosenVersions,
  type DiscoveryDocument,
  type DiscoveryEntry,
} from 'federation/discovery';
import { liveRemoteOf } from 'federation/server';

const compatible = (versions: ChosenVersions): [string, DiscoveryEntry][] =>
  [...versions].filter(([name, entry]) => name !== SHELL && isCompatible(entry));

/** The addresses that the remotes of a visit own, as they published them. */
export function routeOwners(versions: ChosenVersions): RouteOwner[] {
  return compatible(versions).map(([name, entry]) => ({ name, routes: entry.extras.manifest.routes }));
}

/** The remotes of a visit, as the document's data block describes them; incompatible ones are left out. */
export function liveRemotes(versions: ChosenVersions, document: DiscoveryDocument): LiveRemote[] {
  return compatible(versions).map(([name, entry]) => {
    const standing = document.microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;
    return liveRemoteOf(name, entry, standing === entry.metadata.version ? undefined : standing);
  });
}
