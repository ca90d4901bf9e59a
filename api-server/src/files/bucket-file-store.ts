import type { Readable } from 'node:stream';
import type { Bucket } from 'delivery/bucket';
import {
  assertKey,
  FileMissingError,
  storeFailure,
  type ByteRange,
  type FileStore,
  type StoredFile,
} from './file-store';

/**
 * Files in a private bucket. Only the API server reads it and answers with the bytes itself, so that its permissions
 * apply to every file.
 */
export class BucketFileStore implements FileStore {
  /** @param folder the first part of the keys in the bucket */
  constructor(
    private readonly bucket: Bucket,
    private readonly folder: string,
  ) {}

  get address(): string {
    return `${this.bucket.address.replace(/\/$/, '')}/${this.folder}`;
  }

  private keyOf(key: string): string {
    assertKey(key);
    return `${this.folder}/${key}`;
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storeFailure(error);
    }
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const place = this.keyOf(key);
    // The key exists if the answer to an earlier attempt was lost, or another process made the same picture.
    await this.attempt(() => this.bucket.write(place, bytes, 'absent'));
  }

  async stat(key: string): Promise<StoredFile | undefined> {
    const place = this.keyOf(key);
    const size = await this.attempt(() => this.bucket.size(place));
    return size === undefined ? undefined : { size };
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const place = this.keyOf(key);
    return this.attempt(async () => {
      const found = await this.bucket.get(place, range);
      if (!found) throw new FileMissingError(this.address, key);
      return found.body;
    });
  }

  async list(beginning = ''): Promise<string[]> {
    const { keys } = await this.attempt(() => this.bucket.list(`${this.folder}/${beginning}`));
    return keys.map((key) => key.slice(this.folder.length + 1)).sort();
  }

  async delete(key: string): Promise<void> {
    const place = this.keyOf(key);
    await this.attempt(() => this.bucket.remove(place));
  }

  async ping(): Promise<void> {
    await this.bucket.size(`${this.folder}/ping`);
  }
}
