import { constants, createReadStream } from 'node:fs';
import { access, link, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from 'delivery/error-code';
import { newId } from '../identity';
import {
  assertKey,
  FileMissingError,
  storeFailure,
  type ByteRange,
  type FileStore,
  type StoredFile,
} from './file-store';
import { makePrivateFolder, PRIVATE_FILE } from './private-folder';

/** Files in a folder. Bytes are written under a temporary name and get their key when they are complete and on disk. */
export class FolderFileStore implements FileStore {
  constructor(readonly address: string) {}

  private place(key: string): string {
    assertKey(key);
    return path.join(this.address, key);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const place = this.place(key);
    const draft = path.join(this.address, `.draft-${newId()}`);
    try {
      await makePrivateFolder(path.dirname(place));
      const file = await open(draft, 'wx', PRIVATE_FILE);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      // Unlike a rename, a link never replaces an existing file.
      await link(draft, place);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw storeFailure(error);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    try {
      const found = await stat(this.place(key));
      return found.isFile() ? { size: found.size } : undefined;
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw storeFailure(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const place = this.place(key);
    await access(place, constants.R_OK).catch((error: unknown) => {
      throw hasCode(error, 'ENOENT', 'ENOTDIR') ? new FileMissingError(this.address, key) : storeFailure(error);
    });
    return createReadStream(place, range);
  }

  async list(beginning = ''): Promise<string[]> {
    const entries = await readdir(this.address, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw storeFailure(error);
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name, parentPath }) => path.relative(this.address, path.join(parentPath, name)))
      .filter((key) => key.startsWith(beginning))
      .sort();
  }

  async delete(key: string): Promise<void> {
    await rm(this.place(key), { force: true });
  }

  async ping(): Promise<void> {
    await makePrivateFolder(this.address);
    await access(this.address, constants.R_OK | constants.W_OK);
  }
}
