import { isLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { withEntries } from '../traffic/traffic';
import { markForDeletion, markedForDeletionAt, unmark } from './deletion-marks';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface CollectOptions {
  /** The minimum number of versions of a front end. */
  readonly keep?: number;
  /** How long a version stays after it lost its visitors, in milliseconds. */
  readonly age?: number;
  /** How long a folder is marked before it is removed, in milliseconds. */
  readonly grace?: number;
  readonly now?: Date;
}

export interface Collection {
  /** Versions taken out of a discovery document. */
  readonly delisted: readonly { readonly environment: string; readonly name: string; readonly version: string }[];
  /** Folders without references; a later run removes them. */
  readonly marked: readonly string[];
  /** Removed folders, which were marked long enough ago. */
  readonly removed: readonly string[];
  /** Removed unfinished files of killed writers. */
  readonly leftovers: readonly string[];
}

/** The versions of one front end that no visitor uses or will soon get again. */
function outdated(entries: readonly DiscoveryEntry[], keep: number, age: number, now: Date): DiscoveryEntry[] {
  const newest = [...entries].sort((a, b) => b.extras.publishedAt.localeCompare(a.extras.publishedAt)).slice(0, keep);
  const previous = new Set(entries.filter(isLive).map(({ extras }) => extras.previous));
  return entries.filter((entry) => {
    if (isLive(entry) || newest.includes(entry) || previous.has(entry.metadata.version)) return false;
    const since = Date.parse(entry.extras.inactiveSince ?? entry.extras.publishedAt);
    return now.getTime() - since >= age;
  });
}

/**
 * Collects old versions in two phases: versions that are no longer needed are delisted from the document and their
 * folders marked; a folder that was marked a day ago and has no references is removed.
 *
 * Never removed: versions that are live in any environment, versions that a rollback would restore, the last ten
 * versions, and versions that lost their visitors less than seven days ago.
 */
export async function collect(store: Store, options: CollectOptions = {}): Promise<Collection> {
  const { keep = 10, age = 7 * DAY, grace = DAY, now = new Date() } = options;
  const environments = await store.environments();
  const delisted: { environment: string; name: string; version: string }[] = [];
  const referred = new Set<string>();
  for (const environment of environments) {
    const gone: typeof delisted = [];
    const without = (document: DiscoveryDocument): DiscoveryDocument | undefined => {
      gone.length = 0;
      let next = document;
      for (const [name, entries] of Object.entries(document.microFrontends)) {
        const old = outdated(entries, keep, age, now);
        if (old.length === 0) continue;
        gone.push(...old.map(({ metadata }) => ({ environment, name, version: metadata.version })));
        next = withEntries(
          next,
          name,
          entries.filter((entry) => !old.includes(entry)),
        );
      }
      return gone.length > 0 ? next : undefined;
    };
    const after = await changeDocument(store, environment, 'gc', without);
    delisted.push(...gone);
    for (const entry of Object.values(after.microFrontends).flat()) referred.add(entry.extras.folder);
  }
  const marked: string[] = [];
  const removed: string[] = [];
  for (const folder of await store.publishedFolders()) {
    const since = await markedForDeletionAt(store, folder);
    if (referred.has(folder)) {
      if (since) await unmark(store, folder);
    } else if (!since) {
      // An upload in progress has files and is in no document yet; the mark gives it a day.
      marked.push(folder);
      await markForDeletion(store, folder, now);
    } else if (now.getTime() - since.getTime() >= grace) {
      if (!(await removeUnlessReferred(store, folder))) continue;
      removed.push(folder);
    }
  }
  const leftovers = await store.blobs.leftovers(new Date(now.getTime() - grace));
  for (const key of leftovers) await store.blobs.remove(key);
  return { delisted, marked, removed, leftovers };
}

/** Checks again right before removing the files: a publication may have restored the folder. */
async function removeUnlessReferred(store: Store, folder: string): Promise<boolean> {
  for (const environment of await store.environments()) {
    const document = await store.read(environment);
    if (
      Object.values(document.microFrontends)
        .flat()
        .some(({ extras }) => extras.folder === folder)
    )
      return false;
  }
  if (!(await markedForDeletionAt(store, folder))) return false;
  await store.removeFolder(folder);
  await unmark(store, folder);
  return true;
}
