import path from 'node:path';
import type { Signing } from '../signing/sign-change';
import type { Blobs } from './blobs';
import { LocalBlobs } from './local-blobs';
import { Store } from './store';

/** A store in a local folder. */
export class LocalStore extends Store {
  constructor(
    readonly root: string,
    signing?: Signing,
  ) {
    super(new LocalBlobs(path.resolve(root)), signing);
  }
}

/** Whether an address names a bucket rather than a folder. */
export const isBucket = (address: string): boolean => /^s3:/.test(address);

/** The blobs at an address, for reading only. */
export async function blobsAt(address: string): Promise<Blobs> {
  if (!isBucket(address)) return new LocalBlobs(path.resolve(address));
  const { S3Blobs } = await import('./s3-blobs');
  return new S3Blobs(new URL(address));
}

/** The store at an address, for reading only: its check is skipped, because that needs the right to write. */
export const storeToRead = async (address: string, signing?: Signing): Promise<Store> =>
  new Store(await blobsAt(address), signing);

/**
 * Opens the store at an address and checks its guarantees.
 *
 * @param address a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`
 * @param signing required for changes
 * @throws Error saying why the store cannot be used
 */
export async function openStore(address: string, signing?: Signing): Promise<Store> {
  const store = await storeToRead(address, signing);
  await store.blobs.check();
  return store;
}
