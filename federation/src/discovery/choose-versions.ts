import { createHash } from 'node:crypto';
import type { DiscoveryDocument, DiscoveryEntry } from './document';

const BUCKETS = 10_000;

/** The visitor's bucket for one front end, 0 to 9,999; the same every time. */
export function bucketOf(visitor: string, name: string): number {
  return createHash('sha256').update(`${visitor}\n${name}`).digest().readUInt32BE(0) % BUCKETS;
}

/**
 * The entry that a visitor gets of one front end.
 *
 * Entries that are not the default take the low buckets in their order, so that raising a canary's traffic never takes
 * a visitor back; the default serves the rest.
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

/** Whether the choice depends on the visitor at all, so that a visitor has to be told apart. */
export function dependsOnVisitor(document: DiscoveryDocument): boolean {
  return Object.values(document.microFrontends).some((entries) =>
    entries.some((entry) => !entry.deployment.default && entry.deployment.traffic > 0),
  );
}

/** Says whether a version cannot be used, so that the default version has to serve. */
export type IsRefused = (name: string, version: string) => boolean;

/**
 * Chooses every front end's version for a visitor.
 *
 * @param visitor a random identifier from a cookie
 * @param isRefused versions that the visitor's browser or the server could not use; the default takes their place
 */
export function chooseVersions(
  document: DiscoveryDocument,
  visitor: string,
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
