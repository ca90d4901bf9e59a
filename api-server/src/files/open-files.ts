import path from 'node:path';
import type { FileStore } from './file-store';
import { FolderFileStore } from './folder-file-store';
import { openPrivateFolder } from './private-folder';

/** Whether an address names a bucket rather than a folder. */
export const isBucket = (home: string): boolean => home.startsWith('s3:');

/** Opens the stores in a folder or `s3://bucket/prefix?endpoint=…`: one for each name. */
export async function openStores<Name extends string>(
  home: string,
  names: readonly Name[],
): Promise<Record<Name, FileStore>> {
  const storeOf = await storesIn(home);
  return Object.fromEntries(names.map((name) => [name, storeOf(name)])) as Record<Name, FileStore>;
}

async function storesIn(home: string): Promise<(name: string) => FileStore> {
  if (!isBucket(home)) {
    await openPrivateFolder(home);
    return (name) => new FolderFileStore(path.join(home, name));
  }
  // The S3 client is loaded only if a site uses it, to save memory.
  const [{ Bucket }, { BucketFileStore }] = await Promise.all([
    import('delivery/bucket'),
    import('./bucket-file-store'),
  ]);
  const bucket = new Bucket(new URL(home));
  return (name) => new BucketFileStore(bucket, name);
}

/** Uploaded files, and the narrower copies of pictures, which can be made again. */
export interface SiteFiles {
  readonly originals: FileStore;
  readonly variants: FileStore;
}

/** Opens the stores of a site's files. */
export async function openSiteFiles(home: string): Promise<SiteFiles> {
  const { files, variants } = await openStores(home, ['files', 'variants']);
  return { originals: files, variants };
}
