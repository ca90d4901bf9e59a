import { revisionOf, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import {
  changeStatement,
  noteOf,
  publicationStatement,
  retiredIn,
  retirementStatement,
  trafficStatement,
  type TrafficNote,
} from './statements';
import type { TrustedKeys } from './trusted-keys';

/** What of a document does not count, and why. */
export interface Refusal {
  readonly name: string;
  /** A version that no trusted key has published; without one, the traffic of the whole front end. */
  readonly version?: string;
  readonly reason: string;
}

/** The part of a document that trusted keys have signed. */
export interface VerifiedDocument {
  readonly document: DiscoveryDocument;
  readonly refusals: readonly Refusal[];
}

/** Why a version does not count as published; undefined when it does. */
export function publicationRefusal(trusted: TrustedKeys, name: string, entry: DiscoveryEntry): string | undefined {
  const { signature, manifest } = entry.extras;
  if (!signature) return 'it is not signed';
  if (manifest.name !== name) return `it calls itself ${manifest.name}`;
  const { text, digest } = publicationStatement(name, entry);
  return trusted.refusal(signature, text, digest, 'publish', name);
}

/** Why what is said of a front end's traffic does not count; undefined when it does. */
export function trafficRefusal(
  trusted: TrustedKeys,
  environment: string,
  name: string,
  { microFrontends }: DiscoveryDocument,
): string | undefined {
  const entries = microFrontends[name] ?? [];
  const note = noteOf(entries);
  if (!note) return 'its traffic is not signed';
  const { text, digest } = trafficStatement(environment, name, entries, note);
  const refusal = trusted.refusal(note, text, digest, 'traffic', name);
  if (refusal) return `what is said of its traffic does not count: ${refusal}`;
  const lacking = note.together.filter((other) => {
    const entriesOfOther = microFrontends[other];
    return entriesOfOther && (noteOf(entriesOfOther)?.revision ?? 0) < note.revision;
  });
  return lacking.length > 0
    ? `its traffic was changed together with ${lacking.join(', ')}, which is missing`
    : undefined;
}

/** The names of the keys, wherever one has signed; what the document itself says of names is left out. */
function withNames(trusted: TrustedKeys, entry: DiscoveryEntry): DiscoveryEntry {
  const { assigned, signature, change, ...extras } = entry.extras;
  const nameOf = (key: string | undefined): string | undefined => (key ? trusted.nameOf(key) : undefined);
  return {
    ...entry,
    extras: {
      ...extras,
      signature,
      publishedBy: nameOf(signature?.key),
      assigned: assigned && { ...assigned, by: nameOf(assigned.key) },
      change: change && { ...change, by: nameOf(change.key) },
    },
  };
}

/** The versions of a front end that count; the default takes what a canary that does not count would have got. */
function usable(entries: readonly DiscoveryEntry[], isPublished: (entry: DiscoveryEntry) => boolean): DiscoveryEntry[] {
  const kept = entries.filter(isPublished);
  const given = kept.reduce((sum, { deployment }) => sum + (deployment.default ? 0 : deployment.traffic), 0);
  return kept.map((entry) =>
    entry.deployment.default
      ? { ...entry, deployment: { default: true, traffic: Math.round((100 - given) * 100) / 100 } }
      : entry,
  );
}

type Retirements = Readonly<Record<string, TrafficNote>>;

/** Who took front ends away and may, now or in what was known before; the latest of each. */
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
    if (reason) refusals.push({ name, reason: `that it was taken away does not count: ${reason}` });
    else if (note.revision >= revisionOfNote(retired[name])) retired[name] = note;
  }
  return { retired, refusals };
}

const revisionOfNote = (note: TrafficNote | undefined): number => note?.revision ?? 0;

/** Why a front end is not as the document says; undefined when it is. */
function frontEndRefusal(
  trusted: TrustedKeys,
  environment: string,
  name: string,
  document: DiscoveryDocument,
  known: { readonly traffic: number; readonly retired: number },
): string | undefined {
  const listed = document.microFrontends[name];
  if (!listed) return 'it was taken away, and no trusted key has signed that';
  const refusal = trafficRefusal(trusted, environment, name, document);
  if (refusal) return refusal;
  const { revision = 0 } = noteOf(listed) ?? {};
  if (revision < known.retired) return 'it was taken away since';
  return revision < known.traffic ? 'what is said of its traffic is an earlier state' : undefined;
}

/**
 * What servers may evaluate and documents may link: versions that a trusted key has published, with the traffic that a
 * trusted key gave them. A front end whose traffic does not count keeps what was known of it before, and so does one that
 * is missing although no trusted key has signed that it was taken away; without that it is not part of the site, and
 * neither is one whose default version does not count.
 *
 * @param before the outcome of an earlier reading: what is older does not count
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
    // A key that may has signed that it is gone.
    if (isRetired && !document.microFrontends[name]) continue;
    const refusal = frontEndRefusal(trusted, environment, name, document, revisions);
    if (refusal) refusals.push({ name, reason: refusal });
    // A key that was withdrawn meanwhile takes with it what it had signed.
    const kept = isRetired ? [] : stillTrusted(trusted, name, known);
    const entries = refusal ? kept : (document.microFrontends[name] ?? []);
    const found = usable(entries, (entry) => {
      const reason = publicationRefusal(trusted, name, entry);
      if (reason) refusals.push({ name, version: entry.metadata.version, reason });
      return reason === undefined;
    });
    if (found.some(({ deployment }) => deployment.default))
      microFrontends[name] = found.map((entry) => withNames(trusted, entry));
    else if (!refusal) refusals.push({ name, reason: 'its default version does not count' });
  }
  return { document: { ...document, microFrontends: withRetired(microFrontends, retired) }, refusals };
}

/** Remembers who took what away; a front end that is back is not gone. */
function withRetired(
  microFrontends: Record<string, DiscoveryEntry[]>,
  retired: Retirements,
): Record<string, DiscoveryEntry[]> {
  const { [SHELL]: shell } = microFrontends;
  if (!shell) return microFrontends;
  const gone = Object.fromEntries(Object.entries(retired).filter(([name]) => !microFrontends[name]));
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

/** The name of the key that made a revision; undefined when no key that is known has signed it. */
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
