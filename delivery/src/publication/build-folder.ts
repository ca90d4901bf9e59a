import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface PublishedFile {
  /** Path within the published folder, with forward slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

async function filesBelow(folder: string, prefix: string): Promise<PublishedFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = prefix + path.relative(folder, file).split(path.sep).join('/');
        return { name, bytes: await readFile(file) };
      }),
  );
}

/** Reads a front end's build, browser files and server bundle, in a stable order. */
export async function readBuild(folder: string): Promise<PublishedFile[]> {
  const files = await Promise.all([
    filesBelow(path.join(folder, 'dist'), ''),
    filesBelow(path.join(folder, 'dist-server'), 'server/'),
  ]);
  return files.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The short hash of a publication's file names and bytes, for its folder's name. */
export function contentHash(files: readonly PublishedFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
