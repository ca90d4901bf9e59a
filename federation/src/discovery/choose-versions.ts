import { createHash } from 'node:crypto';
import type { DiscoveryDocument, DiscoveryEntry } from './document';

const BUCKETS = 10_000;

/** The number of visitor groups of a shared cache: each is a hundredth of the visitors. */
export const VISITOR_GROUPS = 100;

/**
 * The visitor for whom versions are chosen: a random identifier from a cookie, or the number of a group of visitors,
 * from 0.
 */
export type Visitor = string | number;

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** The visitor's bucket for one front end, 0 to 9,999; the same every time. */
export function bucketOf(visitor: Visitor, name: string): number {
  if (typeof visitor === 'string') return hashOf(`${visitor}\n${name}`) % BUCKETS;
  // Each group starts at its own hundredth, so that percentages are whole; each front end starts with another group.
  return ((visitor + hashOf(name)) % VISITOR_GROUPS) * (BUCKETS / VISITOR_GROUPS);
}

/**
 * The entry that a visitor gets of one front end.
 *
 * Entries that are not the default take the low buckets in their order, so that raising a canary's traffic never moves
 * a visitor back to the default; the default gets the rest.
 */
function chooseEntry(entries: readonly DiscoveryEntry[], bucket: number): DiscoveryEntry | undefined {
  let taken = 0;
  for (const entry of entries) {
    if (entry.deployment.default) continue;
    taken += entry.deployment.traffic * (BUCKETS / 100);
    if (bucket < taken) return entry;
  }
  return entries.find((entry) => entry.deployment.default);
}

/** The version of each front end that a visitor gets for one document. */
export type ChosenVersions = ReadonlyMap<string, DiscoveryEntry>;

/** Whether the choice depends on the visitor, so that the visitor has to be recognised. */
export function dependsOnVisitor(document: DiscoveryDocument): boolean {
  return Object.values(document.microFrontends).some((entries) =>
    entries.some((entry) => !entry.deployment.default && entry.deployment.traffic > 0),
  );
}

/** Whether a version cannot be used, so that the default version replaces it. */
export type IsRefused = (name: string, version: string) => boolean;

/**
 * Chooses every front end's version for a visitor.
 *
 * @param isRefused versions that the visitor's browser or the server could not use; the default replaces them
 */
export function chooseVersions(
  document: DiscoveryDocument,
  visitor: Visitor,
  isRefused: IsRefused = () => false,
): ChosenVersions {
  const chosen = new Map<string, DiscoveryEntry>();
  for (const [name, entries] of Object.entries(document.microFrontends)) {
    const entry = chooseEntry(entries, bucketOf(visitor, name));
    const usable =
      entry && isRefused(name, entry.metadata.version) ? entries.find(({ deployment }) => deployment.default) : entry;
    if (usable) chosen.set(name, usable);
  }
  return chosen;
}
