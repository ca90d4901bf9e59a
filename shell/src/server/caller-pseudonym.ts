import { createHmac, randomBytes } from 'node:crypto';

const HOUR = 3_600_000;

let key = randomBytes(32);
let since = 0;

/**
 * An IPv6 address in place of a caller's, by which the API can limit and no one can find the caller: a hash whose key only
 * this process has, and replaces each hour. It is a network of private addresses (RFC 4193), so no visitor has it.
 *
 * @param caller as limits count it (`callerOf`)
 */
export function pseudonymOf(caller: string, now = Date.now()): string {
  if (now - since >= HOUR) {
    key = randomBytes(32);
    since = now;
  }
  const hash = createHmac('sha256', key).update(caller).digest('hex');
  return `fd${hash.slice(0, 2)}:${hash.slice(2, 6)}:${hash.slice(6, 10)}:${hash.slice(10, 14)}::1`;
}
