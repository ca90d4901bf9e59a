import type { Readable } from 'node:stream';
import { ApiFailure, unavailable } from '../errors/failures';
import { hasCode } from '../errors/has-code';

export interface StoredFile {
  /** In bytes. */
  size: number;
}

/** The first and the last byte wanted, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where bytes are kept, by a key of lower-case letters, digits, dots, hyphens and slashes: a folder, or a bucket.
 * Nothing is ever overwritten. Whatever goes wrong is a `storeFailure` that says what to do.
 */
export interface FileStore {
  /** Where it is, for messages; never with a secret. */
  readonly address: string;
  /**
   * Stores bytes whole or not at all: an interrupted write leaves nothing under the key. A key that is taken keeps what
   * it has.
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  stat(key: string): Promise<StoredFile | undefined>;
  /** @throws when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Every key that begins so. */
  list(beginning?: string): Promise<string[]>;
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>;
  /** Rejects when the store can't be reached or written. */
  ping(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*){0,3}$/;

/** @throws when the key could mean anything but one file of the store. */
export function assertKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error('The key of a file has characters that are not allowed');
}

/** There is no file under a key that something points at. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';

  constructor(address: string, key: string) {
    super(`${address} has no file ${key}`);
  }
}

/** What the caller is told when bytes could not be stored or read: 503 and what to do. The log has the cause. */
export function storeFailure(cause: unknown): Error {
  if (cause instanceof ApiFailure || cause instanceof FileMissingError) return cause;
  return unavailable(
    hasCode(cause, 'ENOSPC', 'EDQUOT')
      ? 'There is no room left for files. Nothing was stored; try again once the site has more room.'
      : 'Files cannot be stored or opened at the moment. Try again in a minute.',
    cause,
  );
}
