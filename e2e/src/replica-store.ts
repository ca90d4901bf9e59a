import { LocalStore, localSigning } from 'delivery';

/** A replica's copy of the published files, which can be changed with the key of the site under test. */
export async function replicaStore(store: string): Promise<LocalStore> {
  const siteDir = process.env['TEST_SITE_DIR'];
  if (!siteDir) throw new Error('The site under test is not running.');
  return new LocalStore(store, await localSigning(siteDir));
}
