import { localRollbackKey, localSigning, openStore, readKeyFile, readTrustedKeys, type Store } from 'delivery';
import { makeSiteFolder, storeAddress, trustedKeysFile } from './store';

/**
 * Opens the site's store for changes. They are signed with `DELIVERY_KEY`, else with a key of this machine, which is
 * created at the first start, with the key that rolls back.
 */
export async function openSiteStore(siteDir: string): Promise<Store> {
  makeSiteFolder(siteDir);
  const keyFile = process.env['DELIVERY_KEY'];
  const own = keyFile ? { signer: await readKeyFile(keyFile) } : await localSigning(siteDir);
  if (!process.env['TRUSTED_KEYS']) await localRollbackKey(siteDir);
  return openStore(storeAddress(siteDir), { ...own, trusted: await readTrustedKeys(trustedKeysFile(siteDir)) });
}
