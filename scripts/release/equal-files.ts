import { createHash } from 'node:crypto';
import { chmod, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The list of a release's files and their hashes, in the format of `sha256sum -c`. */
export const HASHES = 'SHA256SUMS';

/** A constant time: the same for every file of every release. */
const NO_TIME = new Date('1985-10-26T08:15:00Z');

/** Every file below a folder, by its path with forward slashes, in a fixed order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The hash of each file below a folder, by its path. */
export async function hashesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const file of await filesBelow(folder)) {
    hashes.set(
      file,
      createHash('sha256')
        .update(await readFile(path.join(folder, file)))
        .digest('hex'),
    );
  }
  return hashes;
}

/**
 * Writes the hashes of all files beside them, and sets the same time and permissions on every file, so that an archive
 * of the folder has the same bytes on every machine.
 */
export async function sealFiles(folder: string): Promise<void> {
  const hashes = await hashesOf(folder);
  await writeFile(path.join(folder, HASHES), [...hashes].map(([file, hash]) => `${hash}  ${file}\n`).join(''));
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const place = path.join(entry.parentPath, entry.name);
    await chmod(place, entry.isDirectory() || isProgram(place, folder) ? 0o755 : 0o644);
    await utimes(place, NO_TIME, NO_TIME);
  }
  await utimes(folder, NO_TIME, NO_TIME);
}

const isProgram = (file: string, folder: string): boolean => /^[a-z]+\/main\.js$/.test(path.relative(folder, file));
