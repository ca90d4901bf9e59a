import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createKeyFile, newSigner, readKeyFile, type Signer } from './key-pair';
import type { Signing } from './sign-change';
import { hasCode } from '../stores/error-code';
import { readTrustedKeys, TrustedKeys, type TrustedKey } from './trusted-keys';
import { changeTrustedKeysFile, createTrustedKeysFile } from './trusted-keys-file';

/** The file of this machine's key in a site's own folder. */
export const localKeyFile = (siteDir: string): string => path.join(siteDir, 'keys', 'local.pem');
export const localTrustedKeysFile = (siteDir: string): string => path.join(siteDir, 'keys', 'trusted.json');

/**
 * The key of a site on a developer's machine, created if it is missing. If the site has no list of trusted keys, this
 * key starts it, with all rights.
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

/** The file of the key with which a site in its own folder rolls back. */
export const localRollbackKeyFile = (siteDir: string): string => path.join(siteDir, 'keys', 'rollback.pem');

/**
 * Creates the key with which a site on a developer's machine rolls back, and trusts it, if that was not done before. Call
 * it after the first publication.
 *
 * @returns the file of the private key
 * @throws KeyUnusable
 */
export async function localRollbackKey(siteDir: string): Promise<string> {
  const file = localRollbackKeyFile(siteDir);
  const { publicKey } = await createdOrRead(file);
  const key = { name: 'site', publicKey, publish: [], traffic: [], rollback: ['*'] };
  await changeTrustedKeysFile(localTrustedKeysFile(siteDir), (content, trusted) =>
    trusted.idOf(key.name) === undefined ? { keys: [...content.keys, key] } : content,
  );
  return file;
}

/** Like `localSigning`, for a dry run: nothing is written, and missing keys are created in memory. @throws KeyUnusable */
export async function localSigningForDryRun(siteDir: string): Promise<Required<Signing>> {
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
