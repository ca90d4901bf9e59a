import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';
import { access, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';

/** A key cannot be used; the message gives the cause and the remedy. */
export class KeyUnusable extends Error {
  override readonly name = 'KeyUnusable';
}

/** The public key of a key pair, as in configurations: DER in Base64. */
export const publicKeyText = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** @throws KeyUnusable */
export function publicKeyOf(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new KeyUnusable(`"${text}" is not a public key (ed25519, DER in Base64).`);
}

/** The identifier of a key in signatures. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** A private key that signs. */
export interface Signer {
  /** The identifier of the public key. */
  readonly key: string;
  readonly publicKey: string;
  sign(text: string): string;
}

export function signerOf(privateKey: KeyObject): Signer {
  const publicKey = createPublicKey(privateKey);
  return {
    key: keyIdOf(publicKey),
    publicKey: publicKeyText(publicKey),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

/** A signer with a key pair that is only in memory. */
export const newSigner = (): Signer => signerOf(generateKeyPairSync('ed25519').privateKey);

const cannotBeMade = (file: string, cause: unknown): KeyUnusable =>
  new KeyUnusable(`${file} cannot be made: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });

/** @throws KeyUnusable when a key cannot be written to that file, or the file exists */
export async function assertNoFile(file: string): Promise<void> {
  await access(path.dirname(file), constants.W_OK).catch((cause: unknown) => {
    throw cannotBeMade(file, cause);
  });
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw cannotBeMade(file, new Error('there is such a file.'));
}

/**
 * Creates a key pair and stores its private key in a new file that only its owner can read.
 *
 * @throws KeyUnusable when the file exists
 */
export async function createKeyFile(file: string): Promise<Signer> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    // Unlike opening the file itself, a link never exposes half a key.
    await link(draft, file);
  } catch (cause) {
    throw cannotBeMade(file, cause);
  } finally {
    await rm(draft, { force: true });
  }
  return signerOf(privateKey);
}

/** @throws KeyUnusable when it is missing, not a valid key, or readable by others */
export async function readKeyFile(file: string): Promise<Signer> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new KeyUnusable(`The private key ${file} cannot be used: ${why}`, { cause });
  };
  const text = await readFile(file, 'utf8').catch((cause: unknown) => refuse('it cannot be read.', cause));
  if (((await stat(file)).mode & 0o077) !== 0)
    refuse(`other people on this machine may read it. Close it: chmod 600 ${file}`);
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return signerOf(key);
  } catch (cause) {
    return refuse('it is not a private key in PEM.', cause);
  }
  return refuse('it is not an ed25519 key.');
}
