import type { Readable } from 'node:stream';
import { hasCode } from 'delivery/error-code';
import { ApiFailure, unavailable } from '../errors/failures';

export interface StoredFile {
  /** In bytes. */
  size: number;
}

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores bytes by a key of lower-case letters, digits, dots, hyphens and slashes, in a folder or a bucket. Never
 * overwrites. Every error is a `storeFailure` with a remedy.
 */
export interface FileStore {
  /** The location, for messages; without secrets. */
  readonly address: string;
  /**
   * Stores bytes completely or not at all: an interrupted write leaves nothing under the key. An existing key keeps its
   * bytes.
   */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined when the file does not exist. */
  stat(key: string): Promise<StoredFile | undefined>;
  /** @throws when the file does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Every key with this beginning. */
  list(beginning?: string): Promise<string[]>;
  delete(key: string): Promise<void>;
  /** Rejects when the store can't be reached or written. */
  ping(): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*){0,3}$/;

/** @throws when the key could mean anything but one file of the store. */
export function assertKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error('The key of a file has characters that are not allowed');
}

/** The file under a key that a row refers to is missing. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';

  constructor(address: string, key: string) {
    super(`${address} has no file ${key}`);
  }
}

/** The answer when bytes could not be stored or read: 503 and a remedy. The log has the cause. */
export function storeFailure(cause: unknown): Error {
  if (cause instanceof ApiFailure || cause instanceof FileMissingError) return cause;
  return unavailable(
    hasCode(cause, 'ENOSPC', 'EDQUOT')
      ? 'The site has no space left for files. Nothing was stored; try again once it has more.'
      : 'Files cannot be stored or opened at the moment. Try again in a minute.',
    cause,
  );
}
