import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Blob, Blobs } from './blobs';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** How a key is served by a bucket that faces the public. */
function servedAs(key: string): { ContentType: string; CacheControl: string } {
  return {
    ContentType: TYPES[path.posix.extname(key)] ?? 'application/octet-stream',
    CacheControl: key.startsWith('r/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** The condition did not hold, or another writer was at the same key at the same time. */
const isLost = (error: unknown): boolean =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

/** Bytes in a bucket of an S3-compatible service that honours conditional writes. */
export class S3Blobs implements Blobs {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  /** @param location `s3://bucket/prefix?endpoint=https://…&region=…`; credentials come from the environment */
  constructor(private readonly location: URL) {
    const endpoint = location.searchParams.get('endpoint') ?? undefined;
    this.bucket = location.hostname;
    this.prefix = location.pathname.replace(/^\//, '').replace(/([^/])$/, '$1/');
    this.client = new S3Client({
      endpoint,
      region: location.searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
      forcePathStyle: endpoint !== undefined,
      // A service that hangs must not hang who asks it.
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
    });
  }

  get address(): string {
    return `s3://${this.location.host}${this.location.pathname}`;
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + key };
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
    try {
      const { Body, ETag } = await this.client.send(new GetObjectCommand(this.at(key)));
      if (!Body || !ETag)
        throw new Error(`The store ${this.address} answered without bytes or without a tag for ${key}.`);
      return { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private async write(
    key: string,
    bytes: Uint8Array,
    condition: { IfMatch?: string; IfNoneMatch?: string },
  ): Promise<boolean> {
    try {
      await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes, ...servedAs(key), ...condition }));
      return true;
    } catch (error) {
      if (isLost(error) || isMissing(error)) return false;
      throw error;
    }
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.write(key, bytes, { IfNoneMatch: '*' });
  }

  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    return this.write(key, bytes, tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag });
  }

  private async pages(prefix: string, delimiter?: string): Promise<{ keys: string[]; prefixes: string[] }> {
    const found = { keys: [] as string[], prefixes: [] as string[] };
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: this.prefix + prefix,
          Delimiter: delimiter,
          ContinuationToken: token,
        }),
      );
      found.keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(this.prefix.length)] : [])));
      found.prefixes.push(
        ...(page.CommonPrefixes ?? []).flatMap(({ Prefix }) => (Prefix ? [Prefix.slice(this.prefix.length)] : [])),
      );
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
    return found;
  }

  async list(prefix: string): Promise<string[]> {
    return (await this.pages(prefix)).keys.sort();
  }

  async folders(prefix: string): Promise<string[]> {
    const { prefixes } = await this.pages(prefix, '/');
    return prefixes.map((found) => found.slice(prefix.length).replace(/\/$/, '')).sort();
  }

  /** An upload to a bucket is there or not. */
  leftovers(): Promise<string[]> {
    return Promise.resolve([]);
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }
}
