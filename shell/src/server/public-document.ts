import { isLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { ownRoutes } from '../remote';

type TellVersion = (entry: DiscoveryEntry) => object;

const told = ({ schema, microFrontends }: DiscoveryDocument, tell: TellVersion, isTold: IsTold): object => ({
  schema,
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, entries]) => [name, entries.filter(isTold).map(tell)]),
  ),
});

type IsTold = (entry: DiscoveryEntry) => boolean;

/**
 * What everybody may read of a discovery document, and asks for again and again: which versions visitors get or got, the
 * pages of those that they get, and which must not be used. Who published and changed them, how a canary goes, how they
 * are built, signed and loaded, and versions that never had visitors are nobody's concern.
 */
export function publicDocument(document: DiscoveryDocument): object {
  return told(document, publicEntry, wasLive);
}

const wasLive: IsTold = (entry) =>
  isLive(entry) || entry.extras.inactiveSince !== undefined || entry.extras.revoked !== undefined;

function publicEntry(entry: DiscoveryEntry): object {
  const { url, metadata, deployment, extras } = entry;
  const { revoked, revision } = extras;
  return {
    url,
    metadata,
    deployment,
    extras: { revoked, revision, pages: isLive(entry) ? pagesOf(entry) : undefined },
  };
}

/** The patterns of the pages that it answers; the shell has its own in no manifest. */
function pagesOf({ extras: { manifest } }: DiscoveryEntry): readonly string[] {
  return [...manifest.routes, ...(manifest.name === 'shell' ? ownRoutes : [])].map(({ path }) => path);
}

/** What owners read of it in the administration: every version, who gave it its visitors, and how its canary goes. */
export function ownersDocument(document: DiscoveryDocument): object {
  return told(document, ownersEntry, () => true);
}

function ownersEntry({ metadata, deployment, extras }: DiscoveryEntry): object {
  const { manifest, publishedAt, publishedBy, assigned, inactiveSince, revoked, rollout, revision, change } = extras;
  return {
    ...{ metadata, deployment },
    extras: {
      manifest: { title: manifest.title },
      ...{ publishedAt, publishedBy, inactiveSince, revoked, rollout, revision },
      assigned: assigned && { by: assigned.by, at: assigned.at },
      change: change && { what: change.what, by: change.by, at: change.at },
    },
  };
}
