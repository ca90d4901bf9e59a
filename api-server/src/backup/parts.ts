import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileStore } from '../files/file-store';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** The SHA-256 hash of bytes, in hex. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A part of a backup differs from what was written. */
export class BackupDamagedError extends Error {
  override readonly name = 'BackupDamagedError';

  constructor(what: string) {
    super(`The backup is damaged: ${what}. Take another one.`);
  }
}

/** Stores rows, one per line, and reads them back to be sure. */
export async function writePart(
  store: FileStore,
  key: string,
  lines: readonly string[],
): Promise<{ key: string; rows: number; sha256: string }> {
  const bytes = await compress(Buffer.from(lines.join('\n')));
  const part = { key, rows: lines.length, sha256: sha256(bytes) };
  await store.put(key, bytes);
  await readPart(store, part);
  return part;
}

/**
 * The lines of a part.
 * @throws {BackupDamagedError} when its bytes have changed
 */
export async function readPart(store: FileStore, part: { key: string; sha256: string }): Promise<string[]> {
  const bytes = await buffer(await store.read(part.key));
  if (sha256(bytes) !== part.sha256) throw new BackupDamagedError(`${part.key} in ${store.address} has other bytes`);
  // The lines are JSON, so none has a line break.
  return (await expand(bytes)).toString('utf8').split('\n');
}
