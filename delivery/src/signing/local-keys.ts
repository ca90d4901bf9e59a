import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createKeyFile, newSigner, readKeyFile, type Signer } from './key-pair';
import type { Signing } from './sign-change';
import { hasCode } from '../stores/error-code';
import { readTrustedKeys, TrustedKeys, type TrustedKey } from './trusted-keys';
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
  await createTrustedKeysFile(trustedFile, { keys: [ownKey(signer)] });
  return { signer, trusted: await readTrustedKeys(trustedFile) };
}

const ownKey = ({ publicKey }: Signer): TrustedKey => ({
  ...{ name: 'local', publicKey, publish: ['*'], traffic: ['*'] },
});

/** The same for a dry run: nothing is written, and what is not there yet is made in memory. @throws KeyUnusable */
export async function localSigningToTry(siteDir: string): Promise<Required<Signing>> {
  const [file, trustedFile] = [localKeyFile(siteDir), localTrustedKeysFile(siteDir)];
  const signer = existsSync(file) ? await readKeyFile(file) : newSigner();
  const trusted = existsSync(trustedFile)
    ? await readTrustedKeys(trustedFile)
    : new TrustedKeys({ keys: [ownKey(signer)] });
  return { signer, trusted };
}

async function createdOrRead(file: string): Promise<Signer> {
  try {
    return await createKeyFile(file);
  } catch (error) {
    if (hasCode(error instanceof Error ? error.cause : error, 'EEXIST')) return readKeyFile(file);
    throw error;
  }
}
