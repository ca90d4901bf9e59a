import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from './database/database';
import { installationSecret } from './installation';

const ALGORITHM = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const keyOf = async (db: Database): Promise<Buffer> =>
  Buffer.from(await installationSecret(db, 'secret-box'), 'base64url');

/**
 * Encrypts a secret that has to be read again, such as that of an authenticator app, for the database.
 *
 * @param db the database, or the transaction that what is sealed is stored in: the first use makes the key
 * @param owner what it belongs to; sealed for one it can not be opened for another
 */
export async function seal(db: Database, secret: string, owner: string): Promise<string> {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(ALGORITHM, await keyOf(db), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `seal` made. @throws when it was changed, or sealed for something else */
export async function unseal(db: Database, text: string, owner: string): Promise<string> {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, await keyOf(db), bytes.subarray(0, IV_LENGTH), {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  return decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
}
