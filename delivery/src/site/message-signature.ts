import { createHash, randomUUID } from 'node:crypto';
import type { Signer } from '../signing/key-pair';
import type { TrustedKeys } from '../signing/trusted-keys';

/** The parts of a request that its signature covers, beside the hash of its body. */
export interface RequestHead {
  readonly method: string;
  /** Host and port as in the address of the site. */
  readonly authority: string;
  /** Path and query. */
  readonly target: string;
}

/** Seconds between the signing of a request and its arrival; clocks may differ by as much. */
const WINDOW = 120;

const COMPONENTS = '("@method" "@authority" "@request-target" "content-digest")';
const INPUT = /^delivery=(\(.*\);created=(\d{10});nonce="([\w-]{16,64})";keyid="([0-9a-f]{16})";alg="ed25519")$/;
const SIGNATURE = /^delivery=:([A-Za-z0-9+/]{86}==):$/;

/** The value of `Content-Digest` (RFC 9530). */
export const contentDigest = (body: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** The signature base of RFC 9421, section 2.5. */
const baseOf = ({ method, authority, target }: RequestHead, digest: string, parameters: string): string =>
  [
    `"@method": ${method}`,
    `"@authority": ${authority.toLowerCase()}`,
    `"@request-target": ${target}`,
    `"content-digest": ${digest}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');

/** The headers that sign a request (RFC 9421, ed25519). */
export function signatureHeaders(
  signer: Signer,
  head: RequestHead,
  body: Uint8Array,
  { now = new Date(), nonce = randomUUID() }: { readonly now?: Date; readonly nonce?: string } = {},
): Record<string, string> {
  const digest = contentDigest(body);
  const created = Math.floor(now.getTime() / 1_000);
  const parameters = `${COMPONENTS};created=${created};nonce="${nonce}";keyid="${signer.key}";alg="ed25519"`;
  return {
    'content-digest': digest,
    'signature-input': `delivery=${parameters}`,
    signature: `delivery=:${signer.sign(baseOf(head, digest, parameters))}:`,
  };
}

/** A request is not validly signed; the message says why. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused';
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Verifies the signatures of requests, and refuses a request that arrives a second time. */
export class RequestVerifier {
  /** The used nonces, with the second at which they expire. */
  private readonly used = new Map<string, number>();

  /**
   * The key that signed a request. The caller compares the body with `content-digest`.
   *
   * @throws SignatureRefused
   */
  keyOf(trusted: TrustedKeys, head: RequestHead, headers: Headers, now = new Date()): string {
    const [, parameters = '', created = '', nonce = '', key = ''] =
      INPUT.exec(String(headers['signature-input'] ?? '')) ?? [];
    const [, signature] = SIGNATURE.exec(String(headers['signature'] ?? '')) ?? [];
    if (signature === undefined || !parameters.startsWith(`${COMPONENTS};`))
      throw new SignatureRefused('The request is not signed as RFC 9421 says, over these components: ' + COMPONENTS);
    const seconds = Math.floor(now.getTime() / 1_000);
    if (Math.abs(seconds - Number(created)) > WINDOW)
      throw new SignatureRefused('The signature has expired, or the clock of its sender is wrong');
    const withdrawal = trusted.withdrawal(key);
    if (withdrawal !== undefined) throw new SignatureRefused(`The key "${trusted.nameOf(key)}" was ${withdrawal}`);
    const digest = String(headers['content-digest'] ?? '');
    if (!trusted.isSigned({ key, signature }, baseOf(head, digest, parameters)))
      throw new SignatureRefused('No trusted key has signed this request');
    for (const [one, until] of this.used) if (until < seconds) this.used.delete(one);
    if (this.used.has(`${key} ${nonce}`)) throw new SignatureRefused('This request was sent before');
    this.used.set(`${key} ${nonce}`, Number(created) + WINDOW);
    return key;
  }
}
