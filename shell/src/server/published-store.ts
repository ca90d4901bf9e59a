import { blobsAt, discoveryKey, isBucket, readTimestamp, type Blobs, type Timestamp } from 'delivery/reading';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A cached discovery document. */
export interface CachedDocument {
  readonly text: string;
  /** Changes with the text. */
  readonly tag: string;
}

/** Published files and discovery documents, read from a folder or a bucket. */
export class PublishedStore {
  private readonly brought = new Map<string, Promise<void>>();

  private constructor(
    readonly blobs: Blobs,
    /** Folder with `r/…`: all published files, or the downloaded ones. */
    readonly root: string,
    private readonly isMirror: boolean,
  ) {}

  /** @param address a folder, or `s3://bucket/prefix?endpoint=https://…&region=…` */
  static async open(address: string): Promise<PublishedStore> {
    const blobs = await blobsAt(address);
    if (!isBucket(address)) return new PublishedStore(blobs, address, false);
    const mirror = await mkdtemp(path.join(tmpdir(), 'published-'));
    await mkdir(path.join(mirror, 'r'));
    return new PublishedStore(blobs, mirror, true);
  }

  get address(): string {
    return this.blobs.address;
  }

  /** The current discovery document of an environment; undefined before anything is published there. */
  async discovery(environment: string): Promise<CachedDocument | undefined> {
    const blob = await this.blobs.get(discoveryKey(environment));
    return blob && { text: blob.bytes.toString('utf8'), tag: blob.tag };
  }

  /** The timestamp with which a trusted key may have signed an environment's document as the latest. */
  timestamp(environment: string): Promise<Timestamp | undefined> {
    return readTimestamp(this.blobs, environment);
  }

  /**
   * Makes sure that a published file is in the folder. Published files never change, so each
   * is downloaded once from a bucket.
   *
   * @param key for instance `r/careers/1.0.0-ab12cd34/remoteEntry.js`
   */
  ensureLocal(key: string): Promise<void> {
    if (!this.isMirror) return Promise.resolve();
    const known = this.brought.get(key);
    if (known) return known;
    const bringing = this.download(key).then((isThere) => {
      if (!isThere) this.brought.delete(key); // It may be published later.
    });
    this.brought.set(key, bringing);
    bringing.catch(() => this.brought.delete(key));
    return bringing;
  }

  private async download(key: string): Promise<boolean> {
    const file = path.join(this.root, ...key.split('/'));
    if (!file.startsWith(this.root + path.sep)) return false;
    const blob = await this.blobs.get(key);
    if (!blob) return false;
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, blob.bytes);
    await rename(draft, file); // Renamed when complete, so that no request gets half a file.
    return true;
  }

  async close(): Promise<void> {
    if (this.isMirror) await rm(this.root, { recursive: true, force: true });
  }
}
