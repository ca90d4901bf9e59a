import { constants, createReadStream } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../identity';
import { assertKey, type ByteRange, type FileStore, type StoredFile } from './file-store';
import { makePrivateFolder, PRIVATE_FILE } from './private-folder';

/** Files in a folder. A write goes to a name of its own and is renamed when it is complete and on disk. */
export class FolderFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  private place(key: string): string {
    assertKey(key);
    return path.join(this.folder, key);
  }

  async put(key: string, bytes: Buffer | Readable): Promise<StoredFile> {
    const place = this.place(key);
    await makePrivateFolder(path.dirname(place));
    const draft = path.join(this.folder, `.draft-${newId()}`);
    try {
      const file = await open(draft, 'wx', PRIVATE_FILE);
      try {
        if (Buffer.isBuffer(bytes)) await file.writeFile(bytes);
        else await pipeline(bytes, file.createWriteStream({ autoClose: false }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return { size: (await stat(place)).size };
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await stat(this.place(key));
      return found.isFile() ? { size: found.size } : undefined;
    } catch {
      return undefined;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const place = this.place(key);
    await access(place, constants.R_OK);
    return createReadStream(place, range);
  }

  async delete(key: string): Promise<void> {
    await rm(this.place(key), { force: true });
  }

  async ping(): Promise<void> {
    await makePrivateFolder(this.folder);
    await access(this.folder, constants.R_OK | constants.W_OK);
  }
}
