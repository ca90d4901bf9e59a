import { isIntact } from 'federation/server';
import { isPrivateFile } from 'federation/naming';
import type { Store } from '../stores/store';
import type { Progress } from './progress';

/** Visitors would get other bytes than the uploaded ones. */
export class ReadBackDiffers extends Error {
  override readonly name = 'ReadBackDiffers';
}

const AT_ONCE = 8;

/**
 * Reads every uploaded file again and compares its hash, before the publication counts as complete.
 *
 * @param publicOrigin the site's public address; without one the store itself is read
 * @throws ReadBackDiffers naming the file
 */
export async function readBack(
  store: Store,
  folder: string,
  hashes: Readonly<Record<string, string>>,
  publicOrigin: string | undefined,
  progress: Progress,
): Promise<void> {
  const queue = Object.entries(hashes);
  const total = queue.length;
  let read = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, hash] = next;
      // When asked for a plain file, the public address may answer with a compressed one of its choice.
      const isPublic = publicOrigin !== undefined && !/\.(br|gz)$/.test(file) && !isPrivateFile(file);
      const bytes = isPublic ? await fetchPublic(publicOrigin, folder + file) : await store.get(folder, file);
      if (!isIntact(bytes, hash)) {
        throw new ReadBackDiffers(
          `${folder}${file} reads back with other bytes than were uploaded. Something in between changes files.`,
        );
      }
      read += 1;
      progress(`read back ${read} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fetchPublic(origin: string, path: string): Promise<Buffer> {
  const url = new URL(path, origin);
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((cause: unknown) => {
    throw new ReadBackDiffers(`${url.href} cannot be read. Is the public address right?`, { cause });
  });
  if (!response.ok)
    throw new ReadBackDiffers(`${url.href} answers ${response.status}. Is the public address that of this store?`);
  return Buffer.from(await response.arrayBuffer());
}
