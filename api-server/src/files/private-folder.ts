import { lstatSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Permissions of what the site keeps: for the account that runs it, and nobody else. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** The permissions that group and others have. */
export const OTHERS = 0o077;

/** Others on the machine could open what the site keeps. The message names the command that closes it. */
export class FolderOpenToOthersError extends Error {
  override readonly name = 'FolderOpenToOthersError';

  constructor(folder: string, wide: readonly string[]) {
    super(
      `The site's folder ${folder} is open to other people on this machine: ${wide.length} of its files and folders ` +
        `are, ${wide[0]} for one. It holds the database, applications and mails. Close it with\n\n` +
        `  chmod -R go-rwx '${folder.replaceAll("'", `'\\''`)}'\n\nand start again.`,
    );
  }
}

/** Makes a folder, and those above it that are missing, for the owner alone. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Every file and folder from a place on that group or others may use in any way; links count as what holds them. */
function openToOthers(place: string, wide: string[] = []): string[] {
  const found = lstatSync(place, { throwIfNoEntry: false });
  // Temporary files go while others are looked at.
  if (!found || found.isSymbolicLink()) return wide;
  if (found.mode & OTHERS) wide.push(place);
  if (found.isDirectory()) for (const name of readdirSync(place)) openToOthers(path.join(place, name), wide);
  return wide;
}

/**
 * Makes the site's folder, or makes sure that everything in it is its owner's alone.
 * @throws {FolderOpenToOthersError} with the command that mends it.
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  // Windows keeps permissions in another way; these bits say nothing there.
  if (process.platform === 'win32') return;
  // In one go, before anything is served: a hundred thousand files take half a second.
  const wide = openToOthers(folder);
  if (wide.length > 0) throw new FolderOpenToOthersError(folder, wide);
}
