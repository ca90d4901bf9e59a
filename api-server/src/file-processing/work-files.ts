import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from '../files/private-folder';

/** Milliseconds that are longer than any upload or any work on a file. */
const ABANDONED_AFTER = 3_600_000;

/** The folder of files that are being received or processed. Each is deleted when the work ends. */
export class WorkFiles {
  constructor(private readonly folder: string) {}

  /** Runs work with the paths of temporary files, which are removed afterwards. */
  async with<Result>(count: number, work: (...places: string[]) => Promise<Result>): Promise<Result> {
    await makePrivateFolder(this.folder);
    const places = Array.from({ length: count }, () => path.join(this.folder, randomUUID()));
    try {
      return await work(...places);
    } finally {
      await Promise.all(places.map((place) => rm(place, { force: true })));
    }
  }

  /** Removes the files of a server that was stopped during its work. */
  async removeAbandoned(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const place = path.join(this.folder, name);
      const found = await stat(place).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(place, { force: true });
    }
  }
}
