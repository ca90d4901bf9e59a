import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { unavailable } from '../errors/failures';

/** OWASP's parameters for scrypt: 2^17 rounds of 8 blocks, 128 MB each time. */
const COST = 2 ** 17;
const OPTIONS: ScryptOptions = { N: COST, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const LENGTH = 32;

/** The caller whose password is hashed. */
export interface PasswordCaller {
  /** A signed-in user, a browser in which the account was signed in before, or a command: they have priority. */
  readonly isKnown: boolean;
  /** The connection that waits for the answer; nothing is computed once it is closed. */
  readonly socket?: { readonly destroyed?: boolean };
}

export const SIGNED_IN: PasswordCaller = { isKnown: true };
export const COMMAND: PasswordCaller = { isKnown: true };

/** The caller of a request with an earlier proof, such as access to the mailbox of an account. */
export const knownCallerOf = ({ raw: { socket } }: FastifyRequest): PasswordCaller => ({ isKnown: true, socket });
/** The caller of a request without any proof. */
export const unknownCallerOf = ({ raw: { socket } }: FastifyRequest): PasswordCaller => ({ isKnown: false, socket });

/** Each hash takes 128 MB for a third of a second, so a flood of sign-ins waits instead of overloading the machine. */
const queue = new PQueue({ concurrency: 2 });
/** Enough for two seconds. Further unknown callers are refused, and their attempts do not count. */
const MAX_QUEUED_UNKNOWN = 10;
const MAX_QUEUED_KNOWN = 50;
const BUSY = 'Many people are signing in at the moment. Try again in a few seconds.';

/** @throws 503 when too many wait already, or when the caller has closed the connection meanwhile */
function derive(
  password: string,
  salt: Buffer,
  options: ScryptOptions,
  { isKnown, socket }: PasswordCaller,
): Promise<Buffer> {
  const priority = isKnown ? 1 : 0;
  if (queue.sizeBy({ priority }) >= (isKnown ? MAX_QUEUED_KNOWN : MAX_QUEUED_UNKNOWN)) throw unavailable(BUSY);
  return queue.add(
    () =>
      new Promise((resolve, reject) => {
        if (socket?.destroyed) return reject(unavailable(BUSY));
        scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    { priority },
  );
}

/** The stored form of a password: parameters, salt and hash. @throws 503 as above */
export async function hashPassword(password: string, caller: PasswordCaller): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, OPTIONS, caller);
  return `scrypt$${COST}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether a password matches the stored one. Without a stored one the same work is done, so that the time does not
 * reveal whether an account exists.
 *
 * @throws 503 as above
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  caller: PasswordCaller,
): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = stored?.split('$') ?? [];
  if (kind !== 'scrypt' || !N || !r || !p || !salt || !hash) {
    await derive(password, Buffer.alloc(16), OPTIONS, caller);
    return false;
  }
  const options = { ...OPTIONS, N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), options, caller);
  return timingSafeEqual(key, Buffer.from(hash, 'base64url'));
}
