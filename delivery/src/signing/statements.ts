import { isLive, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { canonicalJson, digestOf } from './canonical-json';

/** A text to sign, and its hash as an identifier. */
export interface Statement {
  readonly text: string;
  readonly digest: string;
}

/** The kind comes first, so that a signature for one kind of statement is invalid for another. */
const statement = (kind: string, value: object): Statement => {
  const content = { kind: `site-delivery/1/${kind}`, ...value };
  return { text: canonicalJson(content), digest: digestOf(content) };
};

/** The fields of an entry that decide what browsers and servers load. */
const contentOf = (name: string, { url, fallbackUrl, metadata, extras }: DiscoveryEntry) => {
  const { folder, manifest, assets, integrity, files, provides, requires } = extras;
  return { name, url, fallbackUrl, metadata, folder, manifest, assets, integrity, files, provides, requires };
};

/**
 * States that a team has published a version of a front end: these files, with this manifest and these required
 * modules.
 */
export function publicationStatement(name: string, entry: DiscoveryEntry): Statement {
  const { gitCommit, publishedAt, publisher } = entry.extras;
  return statement('publication', { ...contentOf(name, entry), gitCommit, publishedAt, publisher });
}

/** The versions of a front end that visitors get, and those that they must not get. */
function stateOf(name: string, entries: readonly DiscoveryEntry[]): object[] {
  return entries
    .filter((entry) => isLive(entry) || entry.extras.revoked !== undefined)
    .map((entry) => {
      const { revoked, previous, restoredFrom, assigned, rollout } = entry.extras;
      const { deployment, metadata } = entry;
      // Identified by content, so that another version cannot take the same number.
      const content = digestOf(contentOf(name, entry));
      return {
        ...{ version: metadata.version, content, deployment, revoked, previous, restoredFrom, rollout },
        // Readers add the name of the key.
        assigned: assigned && { key: assigned.key, at: assigned.at },
      };
    });
}

/** Whether visitors would get the same versions of a front end. */
export const isSameState = (
  name: string,
  one: readonly DiscoveryEntry[] | undefined,
  other: readonly DiscoveryEntry[] | undefined,
): boolean => digestOf(stateOf(name, one ?? [])) === digestOf(stateOf(name, other ?? []));

export type TrafficNote = NonNullable<DiscoveryEntry['extras']['traffic']>;

/** A rollback that a team has signed in advance. */
export type RollbackNote = NonNullable<TrafficNote['rollback']>;

/** States that visitors of an environment get these versions of a front end from a revision on. */
export function trafficStatement(
  environment: string,
  name: string,
  entries: readonly DiscoveryEntry[],
  { revision, at, what, together, previous }: Pick<TrafficNote, 'revision' | 'at' | 'what' | 'together' | 'previous'>,
): Statement {
  const versions = stateOf(name, entries);
  return statement('traffic', { environment, name, revision, at, what, together, previous, versions });
}

/**
 * States that all visitors of an environment may get this version of a front end in place of those of a revision, until
 * a moment.
 *
 * @param carried the version of the shell that is carried beside it then
 */
export function rollbackStatement(
  environment: string,
  name: string,
  target: DiscoveryEntry,
  { revision, to, until }: Pick<RollbackNote, 'revision' | 'to' | 'until'>,
  carried?: DiscoveryEntry,
): Statement {
  // Identified by content, so that another version cannot take the same number.
  const identify = (entry: DiscoveryEntry): string => digestOf(contentOf(name, entry));
  const beside = carried && { version: carried.metadata.version, content: identify(carried) };
  return statement('rollback', {
    ...{ environment, name, revision, to, until, content: identify(target) },
    carried: beside,
  });
}

/** States that visitors of an environment get nothing of a front end from a revision on. */
export const retirementStatement = (environment: string, name: string, note: TrafficNote): Statement =>
  trafficStatement(environment, name, [], note);

/** The retired front ends by name, with who retired them, as recorded in a document. */
export const retiredIn = (document: DiscoveryDocument | undefined): Readonly<Record<string, TrafficNote>> =>
  document?.microFrontends[SHELL]?.[0]?.extras.retired ?? {};

/** The traffic note of a front end. */
export const noteOf = (entries: readonly DiscoveryEntry[]): TrafficNote | undefined =>
  entries.find(({ deployment }) => deployment.default)?.extras.traffic;

/** The hash of the versions that visitors get: of each front end's signed traffic, and of the retired front ends. */
export const stateDigest = (document: DiscoveryDocument): string =>
  digestOf({
    traffic: Object.fromEntries(
      Object.entries(document.microFrontends).map(([name, entries]) => [name, noteOf(entries)?.signature ?? '']),
    ),
    retired: Object.fromEntries(Object.entries(retiredIn(document)).map(([name, note]) => [name, note.signature])),
  });

/** States that this is the state for an environment's visitors at a time. */
export const timestampStatement = (environment: string, { state, at }: { state: string; at: string }): Statement =>
  statement('timestamp', { environment, state, at });

export type Change = NonNullable<DiscoveryEntry['extras']['change']>;

/** States that a revision was created, from which document and why. */
export function changeStatement(
  environment: string,
  revision: number,
  { what, at, previous, state }: Pick<Change, 'what' | 'at' | 'previous' | 'state'>,
): Statement {
  return statement('change', { environment, revision, what, at, previous, state });
}

/** Identifies a document in its successor. */
export const documentTag = (document: DiscoveryDocument): string => digestOf(document);
