import { isLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { ownRoutes } from '../remote';

type PublicPart = (entry: DiscoveryEntry) => object;

const documentOf = (
  { schema, microFrontends }: DiscoveryDocument,
  partOf: PublicPart,
  isIncluded: IsIncluded,
): object => ({
  schema,
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends)
      .map(([name, entries]) => [name, entries.filter(isIncluded).map(partOf)] as const)
      .filter(([, included]) => included.length > 0),
  ),
});

type IsIncluded = (entry: DiscoveryEntry) => boolean;

/**
 * The public part of a discovery document, which browsers poll: the versions that visitors get or got, the pages and
 * collections of the current ones, and the versions that must not be used. It leaves out who published and changed them, the progress of a
 * canary, how they are built, signed and loaded, and versions that never had visitors.
 */
export function publicDocument(document: DiscoveryDocument): object {
  return documentOf(document, publicEntry, wasLive);
}

const wasLive: IsIncluded = (entry) =>
  isLive(entry) || entry.extras.inactiveSince !== undefined || entry.extras.revoked !== undefined;

function publicEntry(entry: DiscoveryEntry): object {
  const { url, metadata, deployment, extras } = entry;
  const { revoked, revision } = extras;
  return { url, metadata, deployment, extras: { revoked, revision, ...(isLive(entry) && livePart(entry)) } };
}

/** The pages, tasks and collections of a version that visitors get. The API server learns them here. */
function livePart(entry: DiscoveryEntry): object {
  const { collections, tasks } = entry.extras.manifest;
  return {
    pages: pagesOf(entry),
    ...(tasks && { tasks: Object.keys(tasks) }),
    ...(collections !== undefined && { manifest: { collections } }),
  };
}

/** The patterns of the pages that a front end answers; the shell's own are not in its manifest. */
function pagesOf({ extras: { manifest } }: DiscoveryEntry): readonly string[] {
  return [...manifest.routes, ...(manifest.name === 'shell' ? ownRoutes : [])].map(({ path }) => path);
}

/** The part that owners see in the administration: every version, its team and commit, who promoted it, and the progress of its canary. */
export function ownersDocument(document: DiscoveryDocument): object {
  return documentOf(document, ownersEntry, () => true);
}

function ownersEntry({ metadata, deployment, extras }: DiscoveryEntry): object {
  const { manifest, gitCommit, publishedAt, publishedBy, assigned, inactiveSince, revoked, rollout } = extras;
  return {
    ...{ metadata, deployment },
    extras: {
      manifest: { title: manifest.title, owner: manifest.owner, alerts: manifest.alerts, tasks: manifest.tasks },
      ...{ gitCommit, publishedAt, publishedBy, inactiveSince, revoked, rollout },
      assigned: assigned && { by: assigned.by, at: assigned.at },
    },
  };
}
