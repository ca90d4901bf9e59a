import { createHash, randomBytes } from 'node:crypto';

/** Characters that are not easily confused. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

function encode(bytes: Buffer): string {
  let text = '';
  for (const byte of bytes) text += ALPHABET.charAt(byte & 31);
  return text;
}

/**
 * An identifier of 26 characters: 48 bits of time, so that rows of one time are stored together, and 80 random bits.
 */
export function newId(now = new Date()): string {
  let time = now.getTime();
  let head = '';
  for (let digit = 0; digit < 10; digit += 1) {
    head = ALPHABET.charAt(time % 32) + head;
    time = Math.floor(time / 32);
  }
  return head + encode(randomBytes(16));
}

/** A secret of 256 random bits for a bearer token or a one-time link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret, which is stored instead of it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A reference people can read out: `TC-7K2M-9QXD`, 40 random bits. */
export function newReference(prefix: string): string {
  const code = encode(randomBytes(8)).toUpperCase();
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A secret of 80 random bits that people can copy from paper: `7k2m-9qxd-04fz-w8hn`. */
export function newReadableSecret(): string {
  const code = encode(randomBytes(16));
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8, 12), code.slice(12)].join('-');
}

/** The UUID of a name, always the same for the same one (RFC 9562, version 8). */
export function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
