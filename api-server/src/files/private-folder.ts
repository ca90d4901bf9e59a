import { lstatSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Permissions of the site's files: only the account that runs it may use them. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** The permission bits of group and others. */
export const OTHERS = 0o077;

/** Other accounts on the machine could open the site's files. The message names the command that closes them. */
export class FolderOpenToOthersError extends Error {
  override readonly name = 'FolderOpenToOthersError';

  constructor(folder: string, wide: readonly string[]) {
    super(
      `The site's folder ${folder} is open to other users of this machine: ${wide.length} of its files and folders ` +
        `are, ${wide[0]} for one. It contains the database, applications and emails. Close it with\n\n` +
        `  chmod -R go-rwx '${folder.replaceAll("'", `'\\''`)}'\n\nand start again.`,
    );
  }
}

/** Makes a folder, and missing ones above it, for the owner only. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Every file and folder below a path that group or others may use in any way; symbolic links are skipped. */
function openToOthers(place: string, wide: string[] = []): string[] {
  const found = lstatSync(place, { throwIfNoEntry: false });
  // Temporary files may disappear during the walk.
  if (!found || found.isSymbolicLink()) return wide;
  if (found.mode & OTHERS) wide.push(place);
  if (found.isDirectory()) for (const name of readdirSync(place)) openToOthers(path.join(place, name), wide);
  return wide;
}

/**
 * Makes the site's folder, or checks that everything in it is private to its owner.
 * @throws {FolderOpenToOthersError} with the command that closes it.
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  // On Windows these bits have no meaning.
  if (process.platform === 'win32') return;
  // Synchronous, before anything is served: a hundred thousand files take half a second.
  const wide = openToOthers(folder);
  if (wide.length > 0) throw new FolderOpenToOthersError(folder, wide);
}
