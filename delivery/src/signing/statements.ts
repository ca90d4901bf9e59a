import { isLive, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { canonicalJson, digestOf } from './canonical-json';

/** What is signed: a text, and its hash by which it can be named. */
export interface Statement {
  readonly text: string;
  readonly digest: string;
}

/** The kind stands first, so that a signature for one kind of statement is none for another. */
const statement = (kind: string, value: object): Statement => {
  const content = { kind: `site-delivery/1/${kind}`, ...value };
  return { text: canonicalJson(content), digest: digestOf(content) };
};

/** Everything of an entry that decides what browsers and servers load. */
const contentOf = (name: string, { url, fallbackUrl, metadata, extras }: DiscoveryEntry) => {
  const { folder, manifest, assets, integrity, files, provides, requires } = extras;
  return { name, url, fallbackUrl, metadata, folder, manifest, assets, integrity, files, provides, requires };
};

/** That a team has published a version of a front end: these files, with this manifest, needing these modules. */
export function publicationStatement(name: string, entry: DiscoveryEntry): Statement {
  const { gitCommit, publishedAt } = entry.extras;
  return statement('publication', { ...contentOf(name, entry), gitCommit, publishedAt });
}

/** What visitors get of a front end, by version, and what they must not get. */
function stateOf(name: string, entries: readonly DiscoveryEntry[]): object[] {
  return entries
    .filter((entry) => isLive(entry) || entry.extras.revoked !== undefined)
    .map((entry) => {
      const { revoked, previous, restoredFrom, assigned, rollout } = entry.extras;
      const { deployment, metadata } = entry;
      // By its content, so that nobody puts another one under the same number.
      const content = digestOf(contentOf(name, entry));
      return { version: metadata.version, content, deployment, revoked, previous, restoredFrom, assigned, rollout };
    });
}

/** Whether visitors would get the same of a front end. */
export const isSameState = (
  name: string,
  one: readonly DiscoveryEntry[] | undefined,
  other: readonly DiscoveryEntry[] | undefined,
): boolean => digestOf(stateOf(name, one ?? [])) === digestOf(stateOf(name, other ?? []));

/** What is said of a change of traffic beside its outcome. */
export type TrafficNote = NonNullable<DiscoveryEntry['extras']['traffic']>;

/** That visitors of an environment get these versions of a front end from a revision on. */
export function trafficStatement(
  environment: string,
  name: string,
  entries: readonly DiscoveryEntry[],
  { revision, at, what, together, previous }: Omit<TrafficNote, 'key' | 'signature'>,
): Statement {
  const versions = stateOf(name, entries);
  return statement('traffic', { environment, name, revision, at, what, together, previous, versions });
}

/** That visitors of an environment get nothing of a front end from a revision on. */
export const retirementStatement = (environment: string, name: string, note: TrafficNote): Statement =>
  trafficStatement(environment, name, [], note);

/** Who took front ends out of the site, by their names, as a document says. */
export const retiredIn = (document: DiscoveryDocument | undefined): Readonly<Record<string, TrafficNote>> =>
  document?.microFrontends[SHELL]?.[0]?.extras.retired ?? {};

/** The note of a front end's traffic. */
export const noteOf = (entries: readonly DiscoveryEntry[]): TrafficNote | undefined =>
  entries.find(({ deployment }) => deployment.default)?.extras.traffic;

/** What visitors get, as one hash: of each front end's signed traffic, and of what was taken away. */
export const stateDigest = (document: DiscoveryDocument): string =>
  digestOf({
    traffic: Object.fromEntries(
      Object.entries(document.microFrontends).map(([name, entries]) => [name, noteOf(entries)?.signature ?? '']),
    ),
    retired: Object.fromEntries(Object.entries(retiredIn(document)).map(([name, note]) => [name, note.signature])),
  });

/** That an environment's visitors get this state at a time. */
export const timestampStatement = (environment: string, { state, at }: { state: string; at: string }): Statement =>
  statement('timestamp', { environment, state, at });

/** What made a revision of a document. */
export type Change = NonNullable<DiscoveryEntry['extras']['change']>;

/** That a revision was made, from which document and why. */
export function changeStatement(
  environment: string,
  revision: number,
  { what, at, previous, state }: Pick<Change, 'what' | 'at' | 'previous' | 'state'>,
): Statement {
  return statement('change', { environment, revision, what, at, previous, state });
}

/** Names a document in what follows it. */
export const documentTag = (document: DiscoveryDocument): string => digestOf(document);
