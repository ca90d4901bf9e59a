import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Blob, Blobs } from './blobs';
import { Bucket, type ObjectHeaders } from './bucket';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The HTTP headers of a key in a public bucket. */
function servedAs(key: string): ObjectHeaders {
  return {
    ContentType: TYPES[path.posix.extname(key)] ?? 'application/octet-stream',
    CacheControl: key.startsWith('r/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Bytes in a bucket of an S3-compatible service that supports conditional writes. */
export class S3Blobs implements Blobs {
  private readonly bucket: Bucket;

  /** @param location `s3://bucket/prefix?endpoint=https://…&region=…`; credentials come from the environment */
  constructor(location: URL) {
    this.bucket = new Bucket(location);
  }

  get address(): string {
    return this.bucket.address;
  }

  async check(): Promise<void> {
    const key = `probe/${randomUUID()}`;
    const refuse = (condition: string): never => {
      throw new Error(
        `The store ${this.address} ignores ${condition}, so two teams could overwrite each other's publications. ` +
          'Use a service that honours conditional writes.',
      );
    };
    try {
      if (!(await this.create(key, Buffer.from('1')))) refuse('If-None-Match (it refuses a new key)');
      if (await this.create(key, Buffer.from('2'))) refuse('If-None-Match');
      const tag = (await this.get(key))?.tag;
      if (await this.replace(key, Buffer.from('3'), '"00000000000000000000000000000000"')) refuse('If-Match');
      if (!(await this.replace(key, Buffer.from('4'), tag))) refuse('If-Match (it refuses the right tag)');
    } finally {
      await this.remove(key).catch(() => undefined);
    }
  }

  async get(key: string): Promise<Blob | undefined> {
    const found = await this.bucket.get(key);
    return found && { bytes: await buffer(found.body), tag: found.tag };
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.bucket.write(key, bytes, 'absent', servedAs(key));
  }

  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    return this.bucket.write(key, bytes, tag === undefined ? 'absent' : { tag }, servedAs(key));
  }

  async list(prefix: string): Promise<string[]> {
    return (await this.bucket.list(prefix)).keys.sort();
  }

  async folders(prefix: string): Promise<string[]> {
    const { prefixes } = await this.bucket.list(prefix, '/');
    return prefixes.map((found) => found.slice(prefix.length).replace(/\/$/, '')).sort();
  }

  /** An upload to a bucket is atomic, so nothing is left over. */
  leftovers(): Promise<string[]> {
    return Promise.resolve([]);
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(key);
  }
}
