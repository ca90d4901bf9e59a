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

/** What is kept at an address, for somebody who only reads. */
export async function blobsAt(address: string): Promise<Blobs> {
  if (!isBucket(address)) return new LocalBlobs(path.resolve(address));
  const { S3Blobs } = await import('./s3-blobs');
  return new S3Blobs(new URL(address));
}

/** The store at an address, for somebody who only reads: nothing is tried that takes the right to write. */
export const storeToRead = async (address: string, signing?: Signing): Promise<Store> =>
  new Store(await blobsAt(address), signing);

/**
 * Opens the store at an address and makes sure that it keeps its promises.
 *
 * @param address a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`
 * @param signing needed by whoever changes something
 * @throws Error saying why the store cannot be used
 */
export async function openStore(address: string, signing?: Signing): Promise<Store> {
  const store = await storeToRead(address, signing);
  await store.blobs.check();
  return store;
}
