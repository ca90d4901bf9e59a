import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

/** What a write depends on: that the key does not exist yet, or that its bytes have this tag. */
export type WriteCondition = 'absent' | { readonly tag: string };

/** How an object is served by a bucket that faces the public. */
export interface ObjectHeaders {
  readonly ContentType?: string;
  readonly CacheControl?: string;
}

/** An object on its way. */
export interface ObjectBody {
  readonly body: Readable;
  readonly tag: string;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** The condition did not hold, or another writer was at the same key at the same time. */
const isLost = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0);

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || statusOf(error) === 404;

const orUndefined = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

/**
 * A bucket of an S3-compatible service, or what lies in it below a prefix. The only client of S3: front ends, uploaded
 * files and backups all go through it.
 */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  /** How the service wants the tag of a condition; found out by the first replacement that succeeds. */
  private quoted = true;

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

  /** For messages: without where the service is. */
  get address(): string {
    return `s3://${this.location.host}${this.location.pathname}`;
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }

  /** Undefined when there is no such object. */
  async get(key: string, range?: { start: number; end: number }): Promise<ObjectBody | undefined> {
    const found = await this.client
      .send(new GetObjectCommand({ ...this.at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }))
      .catch(orUndefined);
    if (!found) return undefined;
    if (!found.Body || !found.ETag)
      throw new Error(`The store ${this.address} answered without bytes or without a tag for ${key}.`);
    // In Node.js it is a stream of Node's.
    return { body: found.Body as Readable, tag: found.ETag };
  }

  /** In bytes; undefined when there is no such object. */
  async size(key: string): Promise<number | undefined> {
    const found = await this.client.send(new HeadObjectCommand(this.at(key))).catch(orUndefined);
    return found && (found.ContentLength ?? 0);
  }

  private async put(
    key: string,
    bytes: Uint8Array,
    headers: ObjectHeaders,
    condition: { IfMatch?: string; IfNoneMatch?: string },
  ): Promise<boolean> {
    try {
      await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes, ...headers, ...condition }));
      return true;
    } catch (error) {
      if (isLost(error) || isMissing(error)) return false;
      throw error;
    }
  }

  /** Writes an object, whole or not at all; false when the condition does not hold. */
  async write(
    key: string,
    bytes: Uint8Array,
    condition: WriteCondition,
    headers: ObjectHeaders = {},
  ): Promise<boolean> {
    if (condition === 'absent') return this.put(key, bytes, headers, { IfNoneMatch: '*' });
    // A tag has quotation marks; Ceph compares without them and refuses the right one with them.
    const plain = condition.tag.replaceAll('"', '');
    const forms = this.quoted ? [`"${plain}"`, plain] : [plain, `"${plain}"`];
    for (const IfMatch of forms) {
      if (!(await this.put(key, bytes, headers, { IfMatch }))) continue;
      this.quoted = IfMatch !== plain;
      return true;
    }
    return false;
  }

  /** The keys below a prefix; with a delimiter those directly below it, and the prefixes beside them. */
  async list(prefix: string, delimiter?: string): Promise<{ keys: string[]; prefixes: string[] }> {
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

  /** Removing what is not there is no fault. */
  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }
}
