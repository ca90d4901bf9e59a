import { integrityOf } from 'federation/server';
import { MARKER, type Store } from '../stores/store';
import type { PublishedFile } from './build-folder';
import { compressedFilesOf, hasSameContent } from './compressed';
import type { Progress } from './progress';
import { readBack } from './read-back';

export interface FolderContent {
  /** The published folder's path on the site. */
  readonly folder: string;
  readonly files: readonly PublishedFile[];
  /** Whether the files are complete, including the compressed ones. */
  readonly isComplete?: boolean;
}

const besides = async ({ isComplete }: FolderContent, file: PublishedFile): Promise<PublishedFile[]> =>
  isComplete ? [file] : [file, ...(await compressedFilesOf(file))];

const AT_ONCE = 8;

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The marker's bytes: the hash of every file. */
const markerOf = (hashes: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(JSON.stringify(hashes, Object.keys(hashes).sort(), 2));

/**
 * Uploads the missing files of a folder, reads all of it back, and writes the marker that means "complete", in this
 * order.
 *
 * @param publicOrigin the site's public address, through which the upload is read back
 * @returns false when the folder was complete
 * @throws PublishedFileDiffers, ReadBackDiffers
 */
export async function completeFolder(
  store: Store,
  content: FolderContent,
  { publicOrigin, progress }: { readonly publicOrigin?: string; readonly progress: Progress },
): Promise<boolean> {
  const { folder, files } = content;
  if (await store.isComplete(folder)) return false;
  const hashes: Record<string, string> = {};
  let done = 0;
  await forEach(files, async (file) => {
    for (const { name, bytes } of await besides(content, file)) {
      await store.put(folder, name, bytes);
      hashes[name] = integrityOf(bytes);
    }
    done += 1;
    progress(`uploaded ${done} of ${files.length}`);
  });
  await readBack(store, folder, hashes, publicOrigin, progress);
  await store.put(folder, MARKER, markerOf(hashes));
  return true;
}

/**
 * Restores missing or damaged files of a complete folder, and updates its marker.
 *
 * @returns the names of the restored files
 */
export async function repairFolder(store: Store, content: FolderContent): Promise<string[]> {
  const { folder, files } = content;
  const repaired: string[] = [];
  const marker = await store.get(folder, MARKER).catch(() => undefined);
  const hashes: Record<string, string> = {};
  await forEach(files, async (file) => {
    for (const { name, bytes } of await besides(content, file)) {
      const present = await store.get(folder, name).catch(() => undefined);
      const isSound = present !== undefined && (await hasSameContent(name, present, bytes));
      hashes[name] = integrityOf(isSound ? present : bytes);
      if (isSound) continue;
      await store.putBack(folder, name, bytes);
      repaired.push(name);
    }
  });
  const wanted = markerOf(hashes);
  if (!marker?.equals(wanted)) await store.putBack(folder, MARKER, wanted);
  return repaired.sort();
}
