import { createHash, createPrivateKey } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signerOf, type Signer } from '../signing/key-pair';
import type { Signing } from '../signing/sign-change';
import { signTimestamp, writeTimestamp } from '../signing/timestamp';
import { TrustedKeys, type TrustedKey } from '../signing/trusted-keys';
import { LocalStore, openStore } from '../stores/open-store';
import type { Store } from '../stores/store';
import { temporaryFolder } from './packages';

/** The prefix of the 32 bytes of a private key in DER (RFC 8410). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key for tests, the same in every process. */
export function testSigner(name = 'tests'): Signer {
  const seed = createHash('sha256').update(`a key for tests: ${name}`).digest();
  return signerOf(createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' }));
}

/** A trusted key for tests, with all rights by default. */
export const testKey = (name = 'tests', rights: Partial<TrustedKey> = {}): TrustedKey => ({
  ...{ name, publicKey: testSigner(name).publicKey, publish: ['*'], traffic: ['*'] },
  ...rights,
});

/** Signs with the named key, and trusts the given ones. */
export const testSigning = (name = 'tests', ...keys: readonly TrustedKey[]): Required<Signing> => ({
  signer: testSigner(name),
  trusted: new TrustedKeys({ keys: keys.length > 0 ? [...keys] : [testKey(name)] }),
});

/** A new store in a folder, whose changes one test key signs. */
export const temporaryStore = async (): Promise<LocalStore> => new LocalStore(await temporaryFolder(), testSigning());

/** Opens a store, whose changes one test key signs. */
export const openTestStore = (address: string): Promise<Store> => openStore(address, testSigning());

/** A file that trusts the test key with everything. */
export async function testTrustedKeysFile(...keys: readonly TrustedKey[]): Promise<string> {
  const file = path.join(await temporaryFolder(), 'trusted.json');
  await writeFile(file, JSON.stringify({ keys: keys.length > 0 ? keys : [testKey()] }), { mode: 0o600 });
  return file;
}

/** Signs with the named key that the current state is the latest at a time, regardless of the key's rights. */
export async function refreshAs(name: string, store: Store, environment: string, now: Date): Promise<void> {
  const signing = testSigning(name);
  await writeTimestamp(
    store.blobs,
    environment,
    signTimestamp(signing, environment, await store.read(environment), now),
  );
}
