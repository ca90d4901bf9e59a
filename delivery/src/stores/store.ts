import {
  EMPTY_DOCUMENT,
  InvalidDiscovery,
  parseDiscovery,
  revisionOf,
  type DiscoveryDocument,
} from 'federation/discovery';
import type { Signing } from '../signing/sign-change';
import type { Blobs } from './blobs';

/** Another publication changed the document in between; read it again and decide again. */
export class DocumentChanged extends Error {
  override readonly name = 'DocumentChanged';
}

/** A published folder is immutable: other bytes under the same name are refused. */
export class PublishedFileDiffers extends Error {
  override readonly name = 'PublishedFileDiffers';
}

/** The file that marks a published folder as complete. */
export const MARKER = 'integrity.json';

/** The key of an environment's discovery document. */
export const discoveryKey = (environment: string): string => `env/${environment}/discovery.json`;
const recordKey = (environment: string, revision: number): string => `env/${environment}/history/${revision}.json`;
/** `/r/careers/1.0.0-ab12cd34/` → `r/careers/1.0.0-ab12cd34/`. */
const keyOf = (folder: string, name = ''): string => folder.replace(/^\//, '') + name;

/**
 * Published files and discovery documents.
 *
 * A change is committed by the record of its revision, which only one writer can create; the document that readers see
 * follows the records. If a writer crashes between the two, the next one completes the change.
 */
export class Store {
  /** @param signing required for changes; reading needs no key */
  constructor(
    readonly blobs: Blobs,
    readonly signing: Signing = {},
  ) {}

  /** The discovery document that readers see; an empty one before anything is published. */
  async read(environment: string): Promise<DiscoveryDocument> {
    const blob = await this.blobs.get(discoveryKey(environment));
    if (!blob) return EMPTY_DOCUMENT;
    try {
      return parseDiscovery(blob.bytes.toString('utf8'));
    } catch (error) {
      if (!(error instanceof InvalidDiscovery)) throw error;
      const remedy = `Put back the last record: copy the highest number in env/${environment}/history/ over it.`;
      const file = `${discoveryKey(environment)} in ${this.blobs.address}`;
      throw new InvalidDiscovery(`${file}: ${error.message} ${remedy}`, { cause: error });
    }
  }

  /**
   * Replaces the document if it still has the revision that `next` was made from.
   *
   * @throws DocumentChanged when another writer was first
   */
  async swap(environment: string, next: DiscoveryDocument): Promise<void> {
    const text = JSON.stringify(next, null, 2);
    const revision = revisionOf(parseDiscovery(text));
    const before = await this.blobs.get(discoveryKey(environment));
    const current = before ? revisionOf(parseDiscovery(before.bytes.toString('utf8'))) : 0;
    if (current !== revision - 1) throw new DocumentChanged(`Revision ${revision} is already taken.`);
    const created = await this.blobs.create(recordKey(environment, revision), Buffer.from(text));
    const committed = created ? text : await this.record(environment, revision);
    // When this fails, another writer has already updated the document to this revision or a later one.
    await this.blobs.replace(discoveryKey(environment), Buffer.from(committed), before?.tag);
    if (committed !== text) throw new DocumentChanged(`Revision ${revision} is already taken.`);
  }

  private async record(environment: string, revision: number): Promise<string> {
    const blob = await this.blobs.get(recordKey(environment, revision));
    if (!blob) throw new DocumentChanged(`Revision ${revision} is being written.`);
    return blob.bytes.toString('utf8');
  }

  /** One revision of the document, or undefined when it never existed. */
  async revision(environment: string, revision: number): Promise<DiscoveryDocument | undefined> {
    const blob = await this.blobs.get(recordKey(environment, revision));
    return blob && parseDiscovery(blob.bytes.toString('utf8'));
  }

  environments(): Promise<string[]> {
    return this.blobs.folders('env/');
  }

  /** Whether a published folder is complete: its marker is written last. */
  async isComplete(folder: string): Promise<boolean> {
    return (await this.blobs.get(keyOf(folder, MARKER))) !== undefined;
  }

  /**
   * Writes one file of a published folder; the same bytes again are accepted.
   *
   * @throws PublishedFileDiffers
   */
  async put(folder: string, name: string, bytes: Uint8Array): Promise<void> {
    if (await this.blobs.create(keyOf(folder, name), bytes)) return;
    const present = await this.blobs.get(keyOf(folder, name));
    if (present && Buffer.compare(present.bytes, bytes) === 0) return;
    throw new PublishedFileDiffers(`${folder}${name} is already published with other bytes. Raise the version.`);
  }

  /** Restores the published bytes of a file in a published folder, whatever it contains now. */
  async putBack(folder: string, name: string, bytes: Uint8Array): Promise<void> {
    const key = keyOf(folder, name);
    for (;;) {
      const present = await this.blobs.get(key);
      if (await this.blobs.replace(key, bytes, present?.tag)) return;
    }
  }

  /** @throws Error when the file is missing */
  async get(folder: string, name: string): Promise<Buffer> {
    const blob = await this.blobs.get(keyOf(folder, name));
    if (!blob) throw new Error(`${folder}${name} is not in the store (${this.blobs.address}).`);
    return blob.bytes;
  }

  /** Every published folder, complete or not. */
  async publishedFolders(): Promise<string[]> {
    const names = await this.blobs.folders('r/');
    const versions = await Promise.all(
      names.map(async (name) => (await this.blobs.folders(`r/${name}/`)).map((version) => `/r/${name}/${version}/`)),
    );
    return versions.flat();
  }

  /** Removes a published folder, its marker first, so that no reader considers it complete in the meantime. */
  async removeFolder(folder: string): Promise<void> {
    await this.blobs.remove(keyOf(folder, MARKER));
    for (const key of await this.blobs.list(keyOf(folder))) await this.blobs.remove(key);
  }
}
