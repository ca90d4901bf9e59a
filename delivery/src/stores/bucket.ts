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

/** The condition of a write: the key does not exist yet, or its bytes have this tag. */
export type WriteCondition = 'absent' | { readonly tag: string };

/** The HTTP headers of an object in a public bucket. */
export interface ObjectHeaders {
  readonly ContentType?: string;
  readonly CacheControl?: string;
}

export interface ObjectBody {
  readonly body: Readable;
  readonly tag: string;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** The condition failed, or another writer wrote the same key at the same time. */
const isLost = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0);

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || statusOf(error) === 404;

const orUndefined = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

/**
 * A bucket of an S3-compatible service, or its part below a prefix. The only S3 client: front ends, uploaded files and
 * backups all use it.
 */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  /**
   * Whether the service expects quotation marks around the tag of a condition; determined by the first successful
   * replacement.
   */
  private quoted = true;

  /**
   * @param location `s3://bucket/prefix?endpoint=https://…&region=…&profile=…`; credentials come from the environment,
   * or from a profile of AWS_SHARED_CREDENTIALS_FILE
   */
  constructor(private readonly location: URL) {
    const endpoint = location.searchParams.get('endpoint') ?? undefined;
    this.bucket = location.hostname;
    this.prefix = location.pathname.replace(/^\//, '').replace(/([^/])$/, '$1/');
    this.client = new S3Client({
      endpoint,
      profile: location.searchParams.get('profile') ?? undefined,
      region: location.searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
      forcePathStyle: endpoint !== undefined,
      // Timeouts, so that a hanging service does not block the caller.
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
    });
  }

  /** For messages: without the service's endpoint. */
  get address(): string {
    return `s3://${this.location.host}${this.location.pathname}`;
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + key };
  }

  /** Undefined when the object does not exist. */
  async get(key: string, range?: { start: number; end: number }): Promise<ObjectBody | undefined> {
    const found = await this.client
      .send(new GetObjectCommand({ ...this.at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }))
      .catch(orUndefined);
    if (!found) return undefined;
    if (!found.Body || !found.ETag)
      throw new Error(`The store ${this.address} answered without bytes or without a tag for ${key}.`);
    // In Node.js it is a stream of Node.js.
    return { body: found.Body as Readable, tag: found.ETag };
  }

  /** In bytes; undefined when the object does not exist. */
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

  /** Writes an object, completely or not at all; false when the condition fails. */
  async write(
    key: string,
    bytes: Uint8Array,
    condition: WriteCondition,
    headers: ObjectHeaders = {},
  ): Promise<boolean> {
    if (condition === 'absent') return this.put(key, bytes, headers, { IfNoneMatch: '*' });
    // A tag has quotation marks; Ceph compares without them and refuses a correct one with them.
    const plain = condition.tag.replaceAll('"', '');
    const forms = this.quoted ? [`"${plain}"`, plain] : [plain, `"${plain}"`];
    for (const IfMatch of forms) {
      if (!(await this.put(key, bytes, headers, { IfMatch }))) continue;
      this.quoted = IfMatch !== plain;
      return true;
    }
    return false;
  }

  /** The keys below a prefix; with a delimiter only those directly below it, and the prefixes beside them. */
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

  /** Removing a missing key is not an error. */
  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }
}
