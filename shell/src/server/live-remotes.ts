import type { LiveRemote, RouteOwner } from 'federation/browser';
import { hosts, SHELL, type ChosenVersions, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { liveRemoteOf } from 'federation/server';

/** The remotes that the shell of the same visit can host. */
function hosted(versions: ChosenVersions): [string, DiscoveryEntry][] {
  const shell = versions.get(SHELL);
  return [...versions].filter(([name, entry]) => name !== SHELL && shell !== undefined && hosts(shell, entry));
}

/** The addresses that the remotes of a visit own, as published. */
export function routeOwners(versions: ChosenVersions): RouteOwner[] {
  return hosted(versions).map(([name, entry]) => ({ name, routes: entry.extras.manifest.routes }));
}

/**
 * The remotes of a visit, as the document's data block describes them; those that its shell cannot host are left out.
 */
export function liveRemotes(versions: ChosenVersions, document: DiscoveryDocument): LiveRemote[] {
  return hosted(versions).map(([name, entry]) => {
    const standing = document.microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;
    return liveRemoteOf(name, entry, standing === entry.metadata.version ? undefined : standing);
  });
}
