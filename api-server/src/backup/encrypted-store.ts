import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { hasCode } from 'delivery/error-code';
import pLimit from 'p-limit';
import type { FileStore } from '../files/file-store';
import { PRIVATE_FILE } from '../files/private-folder';

/** The end of the names of encrypted files. */
export const ENCRYPTED = '.age';

/** The format's header for one recipient with the nonce after it, the bytes of each chunk, and of its tag. */
const [HEADER, CHUNK, TAG] = [184, 65_536, 16];

/** A key of backups is missing or does not fit. The message has the remedy. */
export class BackupKeyError extends Error {
  override readonly name = 'BackupKeyError';
}

/**
 * Creates the key of backups: a file of age, for its owner alone.
 * @throws {BackupKeyError} when the file exists
 */
export async function createBackupKey(file: string): Promise<void> {
  const identity = await generateX25519Identity();
  const text = `# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
  await writeFile(file, text, { mode: PRIVATE_FILE, flag: 'wx', flush: true }).catch((error: unknown) => {
    throw hasCode(error, 'EEXIST')
      ? new BackupKeyError(`${file} exists. Without it, the backups that it has encrypted cannot be opened.`)
      : error;
  });
}

/** The secret keys in a file of age. @throws {BackupKeyError} when it cannot be read, or has none */
export async function readBackupKeys(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupKeyError(`BACKUP_KEY_FILE cannot be read: ${String(error)}`);
  });
  const keys = text.split(/\s*\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-1'));
  if (keys.length > 0) return keys;
  throw new BackupKeyError(`${file} has no key of age. Create one: npm run keys -- create-backup-key`);
}

/** The chunks of a file. The event loop answers other requests between two of them, as the ciphers compute in JavaScript. */
function chunksOf(bytes: Buffer): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      await setImmediate();
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(start, (start += CHUNK)));
    },
  });
}

/** Encrypts what it stores in another store, so that age opens each file with the same key. */
export class EncryptedStore implements FileStore {
  private readonly decrypter = new Decrypter();
  /** One file is encrypted or decrypted at a time: its chunks delay other requests, and those of many files more. */
  private readonly inTurn = pLimit(1);

  private constructor(
    private readonly store: FileStore,
    private readonly encrypter: Encrypter,
    keys: readonly string[],
  ) {
    for (const key of keys) this.decrypter.addIdentity(key);
  }

  /** @param keys the first one encrypts, and all of them decrypt */
  static async over(store: FileStore, keys: readonly string[]): Promise<EncryptedStore> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(keys[0] ?? ''));
    return new EncryptedStore(store, encrypter, keys);
  }

  get address(): string {
    return this.store.address;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const encrypt = async () => buffer(await this.encrypter.encrypt(chunksOf(bytes)));
    await this.store.put(key + ENCRYPTED, await this.inTurn(encrypt));
  }

  async stat(key: string): Promise<{ size: number } | undefined> {
    const stored = await this.store.stat(key + ENCRYPTED);
    if (!stored) return undefined;
    const body = stored.size - HEADER;
    return { size: body - TAG * Math.ceil(body / (CHUNK + TAG)) };
  }

  async read(key: string): Promise<Readable> {
    const bytes = await buffer(await this.store.read(key + ENCRYPTED));
    const decrypt = async () => buffer(await this.decrypter.decrypt(chunksOf(bytes)));
    const opened = await this.inTurn(decrypt).catch((cause: unknown) => {
      const message =
        `${key} in ${this.address} cannot be decrypted: it is damaged, or encrypted with another key. Name the key file ` +
        'that was used when the backup was taken in BACKUP_KEY_FILE.';
      throw new BackupKeyError(message, { cause });
    });
    return Readable.from([opened]);
  }

  async list(beginning?: string): Promise<string[]> {
    return (await this.store.list(beginning)).map((key) => key.slice(0, -ENCRYPTED.length));
  }

  delete(key: string): Promise<void> {
    return this.store.delete(key + ENCRYPTED);
  }

  ping(): Promise<void> {
    return this.store.ping();
  }
}
