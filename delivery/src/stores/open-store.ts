import path from 'node:path';
import { LocalBlobs } from './local-blobs';
import { Store } from './store';

/** A store in a local folder. */
export class LocalStore extends Store {
  constructor(readonly root: string) {
    super(new LocalBlobs(path.resolve(root)));
  }
}

/**
 * Opens the store at an address and makes sure that it keeps its promises.
 *
 * @param address a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`
 * @throws Error saying why the store cannot be used
 */
export async function openStore(address: string): Promise<Store> {
  if (/^s3:/.test(address)) {
    const { S3Blobs } = await import('./s3-blobs');
    const store = new Store(new S3Blobs(new URL(address)));
    await store.blobs.check();
    return store;
  }
  const store = new LocalStore(address);
  await store.blobs.check();
  return store;
}
