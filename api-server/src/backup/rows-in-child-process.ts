import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenedDatabase } from '../database/database';
import { openEmbedded } from '../database/open-embedded';
import { FolderFileStore } from '../files/folder-file-store';
import { snapshotSchema, type Snapshot } from './manifest';
import { writeSnapshot } from './snapshot';

/** The argument with which a program copies the rows of a copied database and ends. */
export const COPY_ROWS = 'copy-rows';

/** Copies all rows into parts below `<place>/rows`. */
export type CopyRows = (place: string, folder: string, say: (line: string) => void) => Promise<Snapshot>;

const SNAPSHOT = 'snapshot.json';

export const rowsIn = (place: string): FolderFileStore => new FolderFileStore(path.join(place, 'rows'));

/** The main function of a process that is started with `COPY_ROWS`, a place and a folder. */
export async function copyRowsOf(
  [place = '', folder = '']: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const database = await openEmbedded(place);
  try {
    const snapshot = await writeSnapshot(database.db, rowsIn(place), folder, say);
    await writeFile(path.join(place, SNAPSHOT), JSON.stringify(snapshot), { mode: 0o600 });
  } finally {
    await database.close();
  }
}

/**
 * Reads the rows of an embedded database in a separate process, from a copy of its files: queries wait only while the
 * files are copied.
 *
 * @returns undefined for a database without files
 */
export function copyRowsInChildProcess({ copyTo }: OpenedDatabase): CopyRows | undefined {
  if (!copyTo) return undefined;
  return async (place, folder, say) => {
    await copyTo(place);
    const [, program = ''] = process.argv;
    const child = spawn(process.execPath, [...process.execArgv, program, COPY_ROWS, place, folder], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: { say?: unknown }) => {
      if (typeof message.say === 'string') say(message.say);
    });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) resolve();
        else
          reject(
            new Error(`The rows could not be copied (exit code ${code ?? 'none'}); the log of the site says why.`),
          );
      });
    });
    return snapshotSchema.parse(JSON.parse(await readFile(path.join(place, SNAPSHOT), 'utf8')));
  };
}
