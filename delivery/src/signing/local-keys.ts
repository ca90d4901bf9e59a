import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createKeyFile, readKeyFile, type Signer } from './key-pair';
import type { Signing } from './sign-change';
import { hasCode } from '../stores/error-code';
import { readTrustedKeys } from './trusted-keys';
import { createTrustedKeysFile } from './trusted-keys-file';

/** Where a site's own folder keeps the key of this machine, and the keys that the site trusts. */
export const localKeyFile = (siteDir: string): string => path.join(siteDir, 'keys', 'local.pem');
export const localTrustedKeysFile = (siteDir: string): string => path.join(siteDir, 'keys', 'trusted.json');

/**
 * The key of a site on one's own machine, made when there is none. While the site has no list of trusted keys, this key
 * begins it, trusted with everything.
 *
 * @throws KeyUnusable
 */
export async function localSigning(siteDir: string): Promise<Required<Signing>> {
  const file = localKeyFile(siteDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const signer = await createdOrRead(file);
  const trustedFile = localTrustedKeysFile(siteDir);
  const own = { name: 'local', publicKey: signer.publicKey, publish: ['*'], traffic: ['*'] };
  await createTrustedKeysFile(trustedFile, { keys: [own] });
  return { signer, trusted: await readTrustedKeys(trustedFile) };
}

async function createdOrRead(file: string): Promise<Signer> {
  try {
    return await createKeyFile(file);
  } catch (error) {
    if (hasCode(error instanceof Error ? error.cause : error, 'EEXIST')) return readKeyFile(file);
    throw error;
  }
}
