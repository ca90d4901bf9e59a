import { matchRemote, type LiveRemote, type RouteOwner } from 'federation/browser';
import {
  carriedShell,
  hosts,
  otherShell,
  SHELL,
  shellFor,
  type ChosenVersions,
  type DiscoveryDocument,
  type DiscoveryEntry,
} from 'federation/discovery';
import { liveRemoteOf, remoteOfOther } from 'federation/server';

interface Hosted {
  readonly name: string;
  readonly entry: DiscoveryEntry;
  /** The version of the shell that it runs on, if it is not the page's. */
  readonly other: DiscoveryEntry | undefined;
}

/** The remotes that the shell of the same visit can host, or the one that is carried beside it. */
function hosted(versions: ChosenVersions, document: DiscoveryDocument): Hosted[] {
  const shell = versions.get(SHELL);
  if (!shell) return [];
  const beside = otherShell(document, shell);
  return [...versions].flatMap(([name, entry]) => {
    const used = shellFor(entry, shell, beside);
    if (name === SHELL || !hosts(used, entry)) return [];
    return [{ name, entry, other: used === shell ? undefined : used }];
  });
}

/** The addresses that the remotes of a visit own, as published. */
export function routeOwners(versions: ChosenVersions, document: DiscoveryDocument): RouteOwner[] {
  return hosted(versions, document).map(({ name, entry }) => ({ name, routes: entry.extras.manifest.routes }));
}

/**
 * The remotes of a visit, as the document's data block describes them; those that its shell cannot host are left out.
 */
export function liveRemotes(versions: ChosenVersions, document: DiscoveryDocument): LiveRemote[] {
  return hosted(versions, document).map(({ name, entry, other }) => {
    const standing = document.microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;
    const live = liveRemoteOf(name, entry, standing === entry.metadata.version ? undefined : standing);
    return other ? remoteOfOther(live, other) : live;
  });
}

/** The version of the shell of each remote that runs on another one than the page. */
export function otherShells(
  versions: ChosenVersions,
  document: DiscoveryDocument,
): ReadonlyMap<string, DiscoveryEntry> {
  if (!carriedShell(document)) return new Map();
  const found = hosted(versions, document).flatMap(({ name, other }) => (other ? [[name, other] as const] : []));
  return new Map(found);
}

/**
 * The versions of a page: with the version of the shell that the remote which owns it fits.
 *
 * @param pathname its path as in English
 */
export function pageVersions(versions: ChosenVersions, document: DiscoveryDocument, pathname: string): ChosenVersions {
  const others = otherShells(versions, document);
  if (others.size === 0) return versions;
  const owner = matchRemote(routeOwners(versions, document), pathname)?.owner.name;
  const shell = owner === undefined ? undefined : others.get(owner);
  return shell ? new Map(versions).set(SHELL, shell) : versions;
}
