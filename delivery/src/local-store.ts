import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY_DOCUMENT, parseDiscovery, revisionOf, type DiscoveryDocument } from 'federation/discovery';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const exists = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Another publication changed the document in between; read it again and decide anew. */
export class DocumentChanged extends Error {
  override readonly name = 'DocumentChanged';
}

/** A published folder is immutable: the same name with other bytes is refused. */
export class PublishedFileDiffers extends Error {
  override readonly name = 'PublishedFileDiffers';
}

/** Published files and discovery documents in a local folder, which a web server may serve as it is. */
export class LocalStore {
  constructor(readonly root: string) {}

  private environment(name: string, ...rest: string[]): string {
    return path.join(this.root, 'env', name, ...rest);
  }

  /** The current discovery document; an empty one before anything is published. */
  async read(environment: string): Promise<DiscoveryDocument> {
    try {
      return parseDiscovery(await readFile(this.environment(environment, 'discovery.json'), 'utf8'));
    } catch (error) {
      if (isMissing(error)) return EMPTY_DOCUMENT;
      throw error;
    }
  }

  /**
   * Replaces the document if it still has the revision that `next` was made from.
   *
   * The record of the new revision is opened exclusively, so that of two writers one wins; readers see the old or the
   * new document, because the file is renamed into place.
   *
   * @throws DocumentChanged when another writer was first
   */
  async swap(environment: string, next: DiscoveryDocument): Promise<void> {
    const text = JSON.stringify(next, null, 2);
    const revision = revisionOf(parseDiscovery(text));
    const current = await this.read(environment);
    if (revisionOf(current) !== revision - 1) throw new DocumentChanged(`Revision ${revision} is already taken.`);
    const record = this.environment(environment, 'history', `${revision}.json`);
    await mkdir(path.dirname(record), { recursive: true });
    try {
      const file = await open(record, 'wx');
      await file.writeFile(text);
      await file.sync();
      await file.close();
    } catch (error) {
      if (exists(error)) throw new DocumentChanged(`Revision ${revision} is already taken.`);
      throw error;
    }
    const temporary = this.environment(environment, `discovery.${randomUUID()}`);
    await writeFile(temporary, text);
    await rename(temporary, this.environment(environment, 'discovery.json'));
  }

  /** Whether a published folder is complete: its marker is written last. */
  async isComplete(folder: string): Promise<boolean> {
    return stat(this.fileOf(folder, 'integrity.json')).then(
      () => true,
      () => false,
    );
  }

  /**
   * Writes one file of a published folder; the same bytes again are fine.
   *
   * @throws PublishedFileDiffers
   */
  async put(folder: string, name: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(folder, name);
    const present = await readFile(file).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (present) {
      if (Buffer.compare(present, bytes) === 0) return;
      throw new PublishedFileDiffers(`${folder}${name} is already published with other bytes. Raise the version.`);
    }
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, bytes);
    await rename(temporary, file).catch(async (error: unknown) => {
      await rm(temporary, { force: true });
      throw error;
    });
  }

  async get(folder: string, name: string): Promise<Buffer> {
    return readFile(this.fileOf(folder, name));
  }

  private fileOf(folder: string, name: string): string {
    return path.join(this.root, ...folder.split('/').filter(Boolean), ...name.split('/'));
  }
}
