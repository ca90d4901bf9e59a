import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import pLimit from 'p-limit';

/** OWASP's parameters for scrypt: 2^17 rounds of 8 blocks, 128 MB a time. */
const COST = 2 ** 17;
const OPTIONS: ScryptOptions = { N: COST, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const LENGTH = 32;
/** Each hash takes 128 MB for a third of a second: a flood of sign-ins waits instead of eating the machine. */
const inTurn = pLimit(2);

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  );
}

/** What is stored of a password: parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, OPTIONS);
  return `scrypt$${COST}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether a password is the stored one. Without a stored one the same work is done for nothing,
 * so that the time tells nobody whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = stored?.split('$') ?? [];
  if (kind !== 'scrypt' || !N || !r || !p || !salt || !hash) {
    await derive(password, Buffer.alloc(16), OPTIONS);
    return false;
  }
  const options = { ...OPTIONS, N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(key, Buffer.from(hash, 'base64url'));
}
