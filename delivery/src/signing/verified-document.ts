import { revisionOf, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { changeStatement, publicationStatement, trafficStatement } from './statements';
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

const noteOf = (entries: readonly DiscoveryEntry[]): DiscoveryEntry['extras']['traffic'] =>
  entries.find(({ deployment }) => deployment.default)?.extras.traffic;

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

/**
 * What servers may evaluate and documents may link: versions that a trusted key has published, with the traffic that a
 * trusted key gave them. A front end whose traffic does not count keeps what was known of it before; without that it is
 * not part of the site, and neither is one whose default version does not count.
 *
 * @param before the outcome of an earlier reading: what is older does not count
 */
export function verifiedDocument(
  document: DiscoveryDocument,
  environment: string,
  trusted: TrustedKeys,
  before?: DiscoveryDocument,
): VerifiedDocument {
  const refusals: Refusal[] = [];
  const microFrontends: Record<string, DiscoveryEntry[]> = {};
  for (const [name, listed] of Object.entries(document.microFrontends)) {
    const known = before?.microFrontends[name];
    const earlier = (noteOf(listed)?.revision ?? 0) < (known ? (noteOf(known)?.revision ?? 0) : 0);
    const refusal =
      trafficRefusal(trusted, environment, name, document) ??
      (earlier ? 'what is said of its traffic is an earlier state' : undefined);
    if (refusal) refusals.push({ name, reason: refusal });
    // A key that was withdrawn meanwhile takes with it what it had signed.
    const entries = refusal ? stillTrusted(trusted, name, known) : listed;
    const found = usable(entries, (entry) => {
      const reason = publicationRefusal(trusted, name, entry);
      if (reason) refusals.push({ name, version: entry.metadata.version, reason });
      return reason === undefined;
    });
    if (found.some(({ deployment }) => deployment.default))
      microFrontends[name] = found.map((entry) => withNames(trusted, entry));
    else if (!refusal) refusals.push({ name, reason: 'its default version does not count' });
  }
  return { document: { ...document, microFrontends }, refusals };
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
