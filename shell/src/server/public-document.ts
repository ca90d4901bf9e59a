import { isLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';

/**
 * What everybody may read of a discovery document, and asks for again and again: which versions there are, who gets them
 * since when, by the names of keys, and which must not be used. How they are built, signed and loaded stays with the
 * store; a version that never had visitors is nobody's concern yet.
 */
export function publicDocument({ schema, microFrontends }: DiscoveryDocument): object {
  return {
    schema,
    microFrontends: Object.fromEntries(
      Object.entries(microFrontends).map(([name, entries]) => [name, entries.filter(wasLive).map(publicEntry)]),
    ),
  };
}

const wasLive = (entry: DiscoveryEntry): boolean =>
  isLive(entry) || entry.extras.inactiveSince !== undefined || entry.extras.revoked !== undefined;

function publicEntry({ url, metadata, deployment, extras }: DiscoveryEntry): object {
  const { manifest, publishedAt, publishedBy, assigned, inactiveSince, revoked, rollout, revision, change } = extras;
  return {
    ...{ url, metadata, deployment },
    extras: {
      manifest: { title: manifest.title },
      ...{ publishedAt, publishedBy, inactiveSince, revoked, rollout, revision },
      assigned: assigned && { by: assigned.by, at: assigned.at },
      change: change && { what: change.what, by: change.by, at: change.at },
    },
  };
}
