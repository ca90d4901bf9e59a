import { hasLive, revisionOf, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import {
  changeStatement,
  noteOf,
  publicationStatement,
  retiredIn,
  retirementStatement,
  trafficStatement,
  type TrafficNote,
} from './statements';
import { rollbackRefusal } from './rollback-in-advance';
import type { TrustedKeys } from './trusted-keys';

/** A part of a document that is not valid, with the reason. */
export interface Refusal {
  readonly name: string;
  /** A version that no trusted key has published; missing if the traffic of the whole front end is not valid. */
  readonly version?: string;
  readonly reason: string;
}

/** The part of a document that trusted keys have signed. */
export interface VerifiedDocument {
  readonly document: DiscoveryDocument;
  readonly refusals: readonly Refusal[];
}

/** Why a version is not validly published; undefined when it is. */
export function publicationRefusal(trusted: TrustedKeys, name: string, entry: DiscoveryEntry): string | undefined {
  const { signature, manifest } = entry.extras;
  if (!signature) return 'it is not signed';
  if (manifest.name !== name) return `it calls itself ${manifest.name}`;
  const { text, digest } = publicationStatement(name, entry);
  return trusted.refusal(signature, text, digest, 'publish', name);
}

/** Why the traffic of a front end is not valid; undefined when it is, or when no version of it is live. */
export function trafficRefusal(
  trusted: TrustedKeys,
  environment: string,
  name: string,
  { microFrontends }: DiscoveryDocument,
): string | undefined {
  const entries = microFrontends[name] ?? [];
  if (!hasLive(entries)) return undefined;
  const note = noteOf(entries);
  if (!note) return 'its traffic is not signed';
  const { text, digest } = trafficStatement(environment, name, entries, note);
  const refusal =
    trusted.refusal(note, text, digest, note.permittedBy ? 'rollback' : 'traffic', name) ??
    rollbackRefusal(trusted, environment, name, entries, note);
  if (refusal) return `its traffic is not valid: ${refusal}`;
  const lacking = note.together.filter((other) => {
    const entriesOfOther = microFrontends[other];
    return entriesOfOther && (noteOf(entriesOfOther)?.revision ?? 0) < note.revision;
  });
  return lacking.length > 0
    ? `its traffic was changed together with ${lacking.join(', ')}, which is missing`
    : undefined;
}

/** The key that published a version, whichever key has signed it since. */
export const publisherOf = ({ extras }: DiscoveryEntry): string | undefined =>
  extras.publisher ?? extras.signature?.key;

/** Adds the names of the keys to all signatures; names in the document itself are ignored. */
function withNames(trusted: TrustedKeys, entry: DiscoveryEntry): DiscoveryEntry {
  const { assigned, signature, change, ...extras } = entry.extras;
  const nameOf = (key: string | undefined): string | undefined => (key ? trusted.nameOf(key) : undefined);
  return {
    ...entry,
    extras: {
      ...extras,
      signature,
      publishedBy: nameOf(publisherOf(entry)),
      assigned: assigned && { ...assigned, by: nameOf(assigned.key) },
      change: change && { ...change, by: nameOf(change.key) },
    },
  };
}

/** The valid versions of a front end; the default gets the traffic of an invalid canary. */
function usable(entries: readonly DiscoveryEntry[], isPublished: (entry: DiscoveryEntry) => boolean): DiscoveryEntry[] {
  const valid = entries.filter(isPublished);
  const given = valid.reduce((sum, { deployment }) => sum + (deployment.default ? 0 : deployment.traffic), 0);
  return valid.map((entry) =>
    entry.deployment.default
      ? { ...entry, deployment: { default: true, traffic: Math.round((100 - given) * 100) / 100 } }
      : entry,
  );
}

type Retirements = Readonly<Record<string, TrafficNote>>;

/** The valid retirements of front ends, from this document or the previous state; the latest of each. */
function verifiedRetirements(
  document: DiscoveryDocument,
  environment: string,
  trusted: TrustedKeys,
  before: DiscoveryDocument | undefined,
): { readonly retired: Retirements; readonly refusals: readonly Refusal[] } {
  const retired: Record<string, TrafficNote> = { ...retiredIn(before) };
  const refusals: Refusal[] = [];
  for (const [name, note] of Object.entries(retiredIn(document))) {
    const { text, digest } = retirementStatement(environment, name, note);
    const reason =
      name === SHELL ? 'without it there is no page' : trusted.refusal(note, text, digest, 'traffic', name);
    if (reason) refusals.push({ name, reason: `its removal is not valid: ${reason}` });
    else if (note.revision >= revisionOfNote(retired[name])) retired[name] = note;
  }
  return { retired, refusals };
}

const revisionOfNote = (note: TrafficNote | undefined): number => note?.revision ?? 0;

/** Why a front end in the document is not valid; undefined when it is. */
function frontEndRefusal(
  trusted: TrustedKeys,
  environment: string,
  name: string,
  document: DiscoveryDocument,
  known: { readonly traffic: number; readonly retired: number },
): string | undefined {
  const listed = document.microFrontends[name] ?? [];
  if (!hasLive(listed)) return 'it was taken away, and no trusted key has signed that';
  const refusal = trafficRefusal(trusted, environment, name, document);
  if (refusal) return refusal;
  const { revision = 0, permittedBy } = noteOf(listed) ?? {};
  if (revision < known.retired) return 'it was taken away since';
  if (revision > known.traffic && permittedBy && permittedBy.revision < known.traffic)
    return 'its traffic has changed since the rollback was signed';
  return revision < known.traffic ? 'its signed traffic is of an earlier state' : undefined;
}

/**
 * The part of a document that servers may evaluate and pages may link: versions that a trusted key has published, with
 * the traffic that a trusted key has signed. A front end whose traffic is not valid keeps its previous state, and so
 * does one that is missing without a signed retirement; without a previous state it is not part of the site, and
 * neither is one whose default version is not valid. Versions that wait for the first promotion need no signed traffic.
 *
 * @param before the result of an earlier reading: older states are not valid
 */
export function verifiedDocument(
  document: DiscoveryDocument,
  environment: string,
  trusted: TrustedKeys,
  before?: DiscoveryDocument,
): VerifiedDocument {
  const { retired, refusals: wrongRetirements } = verifiedRetirements(document, environment, trusted, before);
  const refusals: Refusal[] = [...wrongRetirements];
  const microFrontends: Record<string, DiscoveryEntry[]> = {};
  const names = new Set([...Object.keys(document.microFrontends), ...Object.keys(before?.microFrontends ?? {})]);
  for (const name of names) {
    const known = before?.microFrontends[name] ?? [];
    const revisions = { traffic: revisionOfNote(noteOf(known)), retired: revisionOfNote(retired[name]) };
    const isRetired = revisions.retired > revisions.traffic;
    const listed = document.microFrontends[name] ?? [];
    // Visitors had nothing of it, or a key with the right has signed the retirement.
    const isWaiting = !hasLive(listed) && (isRetired || !hasLive(known));
    const refusal = isWaiting ? undefined : frontEndRefusal(trusted, environment, name, document, revisions);
    if (refusal) refusals.push({ name, reason: refusal });
    // A key that was withdrawn in the meantime invalidates everything it signed.
    const valid = isRetired ? [] : stillTrusted(trusted, name, known);
    const entries = refusal ? valid : listed;
    const found = usable(entries, (entry) => {
      const reason = publicationRefusal(trusted, name, entry);
      if (reason) refusals.push({ name, version: entry.metadata.version, reason });
      return reason === undefined;
    });
    if (isWaiting ? found.length > 0 : found.some(({ deployment }) => deployment.default))
      microFrontends[name] = found.map((entry) => withNames(trusted, entry));
    else if (!refusal && !isWaiting) refusals.push({ name, reason: 'its default version is not valid' });
  }
  return { document: { ...document, microFrontends: withRetired(microFrontends, retired) }, refusals };
}

/** Keeps the record of retirements, except of front ends that are back. */
function withRetired(
  microFrontends: Record<string, DiscoveryEntry[]>,
  retired: Retirements,
): Record<string, DiscoveryEntry[]> {
  const { [SHELL]: shell } = microFrontends;
  if (!shell) return microFrontends;
  const gone = Object.fromEntries(Object.entries(retired).filter(([name]) => !hasLive(microFrontends[name])));
  const { length } = Object.keys(gone);
  return {
    ...microFrontends,
    [SHELL]: shell.map((entry) => ({ ...entry, extras: { ...entry.extras, retired: length > 0 ? gone : undefined } })),
  };
}

const stillTrusted = (
  trusted: TrustedKeys,
  name: string,
  known: readonly DiscoveryEntry[] = [],
): readonly DiscoveryEntry[] => {
  const note = noteOf(known);
  return note && trusted.may(note.key, 'traffic', name) ? known : [];
};

/** The name of the key that created a revision; undefined when no known key has signed it. */
export function changedBy(
  document: DiscoveryDocument,
  environment: string,
  trusted: TrustedKeys | undefined,
): string | undefined {
  const change = document.microFrontends[SHELL]?.[0]?.extras.change;
  if (!change || !trusted) return undefined;
  const { text } = changeStatement(environment, revisionOf(document), change);
  return trusted.isSigned(change, text) ? trusted.nameOf(change.key) : undefined;
}
