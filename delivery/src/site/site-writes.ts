import { InvalidDiscovery, parseDiscovery, revisionOf, type DiscoveryDocument } from 'federation/discovery';
import { isIntact } from 'federation/server';
import { z } from 'zod';
import type { TrustedKeys } from '../signing/trusted-keys';
import { parseTimestamp } from '../signing/timestamp';
import { timestampStatement } from '../signing/statements';
import type { Blobs } from '../stores/blobs';
import { discoveryKey, MARKER, Store } from '../stores/store';
import { changeRefusal } from './change-refusal';

/** A write is not within the rights of the team's key; the message says why. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';
}

/** A write that a team asks a site for. */
export interface Write {
  /** The key of the blob. */
  readonly blob: string;
  /** The new bytes; undefined to remove the blob. */
  readonly bytes: Uint8Array | undefined;
  /** The tag of the bytes that it replaces; undefined to create it. */
  readonly tag: string | undefined;
  /** The team's key. */
  readonly key: string;
}

const VERSION = String.raw`([a-z][a-z0-9-]*)/([\w.+-]{1,80}-[0-9a-f]{8})`;
const FILE = new RegExp(`^r/${VERSION}/((?:[\\w@+-][\\w@.+-]*/){0,4}[\\w@+-][\\w@.+-]*)$`);
const MARK = new RegExp(String.raw`^gc/${VERSION}\.json$`);
/** Files that a browser shows as a document, and others that no build has, are not accepted. */
const KINDS = /\.(?:js|css|json|txt|woff2?|svg|png|jpe?g|webp|avif|gif|ico|mp4|webm|wasm|br|gz)$/;
/** The maximum number of files of a version, with the compressed ones. */
const MAX_FILES = 2_000;

/** @throws WriteRefused */
function hashesOf(marker: Uint8Array): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(Buffer.from(marker).toString('utf8')));
  } catch (cause) {
    throw new WriteRefused(`${MARKER} does not list the hash of each file`, { cause });
  }
}

/** Writes blobs for teams, each within the rights of its key. */
export class SiteWrites {
  constructor(
    private readonly blobs: Blobs,
    private readonly environment: string,
  ) {}

  /**
   * Makes a write.
   *
   * @returns false when the blob exists, or its tag has changed
   * @throws WriteRefused
   */
  async write(trusted: TrustedKeys, write: Write): Promise<boolean> {
    const { blob, bytes, tag } = write;
    await this.assertAllowed(trusted, write);
    if (bytes === undefined) {
      await this.blobs.remove(blob);
      return true;
    }
    return tag === undefined ? this.blobs.create(blob, bytes) : this.blobs.replace(blob, bytes, tag);
  }

  private async assertAllowed(trusted: TrustedKeys, write: Write): Promise<void> {
    const { blob, bytes, tag } = write;
    const [, name = '', version = '', file = ''] = FILE.exec(blob) ?? [];
    if (bytes && file) return this.assertFile(trusted, write, bytes, { name, version, file });
    const [, marked] = MARK.exec(blob) ?? [];
    if (!bytes && marked !== undefined) return this.assertMay(trusted, write.key, marked);
    const of = `env/${this.environment}/`;
    const revision = Number(new RegExp(`^${of}history/([1-9]\\d{0,9})\\.json$`).exec(blob)?.[1]);
    if (bytes && revision && tag === undefined) return this.assertChange(trusted, write, bytes, revision);
    if (bytes && blob === discoveryKey(this.environment)) return this.assertRecorded(bytes, of);
    if (bytes && blob === `${of}timestamp.json`) return this.assertTimestamp(trusted, write.key, bytes);
    throw new WriteRefused(`No key may ${bytes ? 'write' : 'remove'} ${blob} through the site`);
  }

  private assertMay(trusted: TrustedKeys, key: string, name: string): void {
    if (!trusted.may(key, 'publish', name))
      throw new WriteRefused(`The key "${trusted.nameOf(key)}" may not publish ${name}`);
  }

  /** A file of a version that is not complete; the marker only when all files are there. */
  private async assertFile(
    trusted: TrustedKeys,
    { key, tag }: Write,
    bytes: Uint8Array,
    { name, version, file }: { readonly name: string; readonly version: string; readonly file: string },
  ): Promise<void> {
    this.assertMay(trusted, key, name);
    if (tag !== undefined) throw new WriteRefused('A published file is not replaced through the site');
    const folder = `r/${name}/${version}/`;
    if (!KINDS.test(file)) throw new WriteRefused(`${file} is not a kind of file that a front end consists of`);
    if (file === MARKER) return this.assertComplete(folder, bytes);
    if ((await this.blobs.get(folder + file)) === undefined && (await this.blobs.get(folder + MARKER)))
      throw new WriteRefused(`${name} ${version} is complete: it gets no further files`);
  }

  private async assertComplete(folder: string, marker: Uint8Array): Promise<void> {
    const hashes = Object.entries(hashesOf(marker));
    const present = (await this.blobs.list(folder)).filter((key) => key !== folder + MARKER);
    if (hashes.length > MAX_FILES || present.length !== hashes.length)
      throw new WriteRefused(
        `A version consists of the files that its ${MARKER} lists, at most ${MAX_FILES}: it lists ${hashes.length}, and ${present.length} are there`,
      );
    for (const [file, hash] of hashes) {
      const blob = await this.blobs.get(folder + file);
      if (!blob || !isIntact(blob.bytes, hash))
        throw new WriteRefused(`${folder}${file} is not what its ${MARKER} says`);
    }
  }

  private parsed(bytes: Uint8Array): DiscoveryDocument {
    try {
      return parseDiscovery(Buffer.from(bytes).toString('utf8'));
    } catch (error) {
      if (error instanceof InvalidDiscovery) throw new WriteRefused(error.message, { cause: error });
      throw error;
    }
  }

  /** A revision, which is committed by its record. */
  private async assertChange(
    trusted: TrustedKeys,
    { blob, key }: Write,
    bytes: Uint8Array,
    revision: number,
  ): Promise<void> {
    // The record of an earlier writer: nothing is written, and the caller completes that change.
    if (await this.blobs.get(blob)) return;
    const { environment } = this;
    const next = this.parsed(bytes);
    const current = await new Store(this.blobs).read(environment);
    if (revisionOf(next) !== revision) throw new WriteRefused(`This is not revision ${revision}`);
    const refusal = changeRefusal({ trusted, environment, key, current, next });
    if (refusal !== undefined) throw new WriteRefused(refusal);
  }

  /** The document is replaced only with a recorded revision. */
  private async assertRecorded(bytes: Uint8Array, of: string): Promise<void> {
    const revision = revisionOf(this.parsed(bytes));
    const record = await this.blobs.get(`${of}history/${revision}.json`);
    const current = revisionOf(await new Store(this.blobs).read(this.environment));
    if (!record || Buffer.compare(record.bytes, bytes) !== 0 || revision < current)
      throw new WriteRefused('The discovery document is only replaced with the next recorded revision');
  }

  private assertTimestamp(trusted: TrustedKeys, key: string, bytes: Uint8Array): void {
    const timestamp = parseTimestamp(bytes);
    const isSigned =
      timestamp?.key === key && trusted.isSigned(timestamp, timestampStatement(this.environment, timestamp).text);
    if (!isSigned || !trusted.mayRefresh(key)) throw new WriteRefused('The time stamp is not signed by this key');
  }
}
