import type { LiveRemote } from 'federation/browser';
import { isCompatible, SHELL, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import { liveRemoteOf } from 'federation/server';

/** The remotes of a visit, as the document's data block describes them; incompatible ones are left out. */
export function liveRemotes(versions: ChosenVersions, document: DiscoveryDocument): LiveRemote[] {
  return [...versions]
    .filter(([name, entry]) => name !== SHELL && isCompatible(entry))
    .map(([name, entry]) => {
      const standing = document.microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;
      return liveRemoteOf(name, entry, standing === entry.metadata.version ? undefined : standing);
    });
}
