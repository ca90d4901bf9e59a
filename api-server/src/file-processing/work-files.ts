import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from '../files/private-folder';

/** Longer than any upload or any work on a file takes, in milliseconds. */
const ABANDONED = 3_600_000;

/** The folder of files that are being received or worked on. Each goes when the work ends. */
export class WorkFiles {
  constructor(private readonly folder: string) {}

  /** Runs work with names for files, which are removed afterwards. */
  async with<Result>(count: number, work: (...places: string[]) => Promise<Result>): Promise<Result> {
    await makePrivateFolder(this.folder);
    const places = Array.from({ length: count }, () => path.join(this.folder, randomUUID()));
    try {
      return await work(...places);
    } finally {
      await Promise.all(places.map((place) => rm(place, { force: true })));
    }
  }

  /** Removes what a server left that was stopped in the middle of its work. */
  async removeAbandoned(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const place = path.join(this.folder, name);
      const found = await stat(place).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(place, { force: true });
    }
  }
}
