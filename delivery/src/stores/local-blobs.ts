import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Blob, Blobs } from './blobs';
import { hasCode } from './error-code';
import { withFileLock } from './file-lock';

const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** Files that exist only during a write. */
const isTemporary = (name: string): boolean => name.startsWith('.writing-') || name.startsWith('.lock');
/** The next writer removes a lock, because it can check whether its holder lives. */
const isLeftover = (name: string): boolean => isTemporary(name) && name !== '.lock';

/** Bytes in a local folder, which a web server may serve directly. */
export class LocalBlobs implements Blobs {
  constructor(readonly root: string) {}

  get address(): string {
    return this.root;
  }

  /** New files are readable by the same users as the store's folder: a web server's account, or only the owner. */
  private async modes(): Promise<{ readonly folder: number; readonly file: number }> {
    await this.check();
    const folder = (await stat(this.root)).mode & 0o777;
    return { folder, file: folder & 0o666 };
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
  }

  private fileOf(key: string): string {
    const file = path.join(this.root, ...key.split('/'));
    if (!file.startsWith(this.root + path.sep)) throw new Error(`"${key}" lies outside the store.`);
    return file;
  }

  async get(key: string): Promise<Blob | undefined> {
    try {
      const bytes = await readFile(this.fileOf(key));
      return { bytes, tag: tagOf(bytes) };
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    }
  }

  /** Writes a file beside the target and flushes it to the disk. */
  private async draft(file: string, bytes: Uint8Array): Promise<string> {
    const draft = path.join(path.dirname(file), `.writing-${randomUUID()}`);
    const modes = await this.modes();
    for (;;) {
      await mkdir(path.dirname(file), { recursive: true, mode: modes.folder });
      try {
        const handle = await open(draft, 'wx', modes.file);
        await handle.writeFile(bytes);
        await handle.sync();
        await handle.close();
        return draft;
      } catch (error) {
        // A collection removed the folder while it was empty.
        if (!hasCode(error, 'ENOENT')) throw error;
      }
    }
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    const file = this.fileOf(key);
    const draft = await this.draft(file, bytes);
    try {
      // Unlike opening the target exclusively, a link never leaves half a file behind.
      await link(draft, file);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    const file = this.fileOf(key);
    const modes = await this.modes();
    await mkdir(path.dirname(file), { recursive: true, mode: modes.folder });
    return withFileLock(path.join(path.dirname(file), '.lock'), modes.file, async () => {
      if ((await this.get(key))?.tag !== tag) return false;
      const draft = await this.draft(file, bytes);
      await stamp(draft, file);
      await rename(draft, file);
      return true;
    });
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.fileOf(prefix.replace(/\/$/, ''));
    const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(orNothing);
    return entries
      .filter((entry) => entry.isFile() && !isTemporary(entry.name))
      .map((entry) => prefix + path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  }

  async leftovers(before: Date): Promise<string[]> {
    const entries = await readdir(this.root, { withFileTypes: true, recursive: true }).catch(orNothing);
    const found: string[] = [];
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && isLeftover(entry.name))) {
      const file = path.join(parentPath, name);
      // The creation time: the modification time may have been changed.
      const since = await stat(file).then(
        ({ ctimeMs }) => ctimeMs,
        () => Infinity,
      );
      if (since < before.getTime()) found.push(path.relative(this.root, file).split(path.sep).join('/'));
    }
    return found.sort();
  }

  async folders(prefix: string): Promise<string[]> {
    const entries = await readdir(this.fileOf(prefix.replace(/\/$/, '')), { withFileTypes: true }).catch(orNothing);
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }

  async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    await rm(file, { force: true });
    // Removes folders that became empty.
    for (let folder = path.dirname(file); folder !== this.root; folder = path.dirname(folder)) {
      if (
        !(await rmdir(folder).then(
          () => true,
          () => false,
        ))
      )
        break;
    }
  }
}

const orNothing = (error: unknown): [] => {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
  throw error;
};

/**
 * Sets the new file's time at least one whole second after the old one's: web servers derive a file's entity tag from
 * its seconds and its size, and two revisions may have the same size.
 */
async function stamp(draft: string, file: string): Promise<void> {
  const before = await stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
    () => 0,
  );
  const seconds = Math.max(Math.floor(Date.now() / 1000), before + 1);
  await utimes(draft, seconds, seconds);
}
