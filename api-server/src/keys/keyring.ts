import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { SECOND } from '../clock';
import type { KeyFile } from './key-file';

const ALGORITHM = 'aes-256-gcm';
const KEY_LENGTH = 32;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/** The purposes of sealing; each has its own key, so that a secret cannot be opened as one of another purpose. */
export type SealingPurpose = 'second-steps' | 'webhooks' | 'emails';
export type SigningPurpose = 'own-applications' | 'subscriptions';
export type PseudonymPurpose = 'people' | 'visitors';

/** The DER encoding of an Ed25519 private key without its 32 bytes (RFC 8410, section 7). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** How often a server checks whether the keys were rotated. */
const READ_AGAIN = 30 * SECOND;

/** A text is sealed with a key that the key file lacks. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';

  constructor(readonly id: string) {
    super(`The key ${id} is missing from the key file of the site.`);
  }
}

/** The id of the key is the first part of a sealed text or signature. */
const partsOf = (text: string): readonly [id: string, rest: string] => {
  const at = text.indexOf('-');
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
};

/**
 * Seals secrets, signs links and makes pseudonyms with keys outside the database. The current key seals and signs, all
 * others open and verify.
 */
export class Keyring {
  private readonly derived = new Map<string, Buffer>();
  private readAt = -Infinity;

  /** @param read reads the keys again after another process has rotated them */
  constructor(
    private keys: KeyFile,
    private readonly read?: () => Promise<KeyFile | undefined>,
  ) {}

  /** The ids of the keys, the current one first. */
  get ids(): readonly string[] {
    const { current, keys } = this.keys;
    return [current, ...keys.map(({ id }) => id).filter((id) => id !== current)];
  }

  async refresh(): Promise<void> {
    this.readAt = performance.now();
    this.keys = (await this.read?.()) ?? this.keys;
  }

  /**
   * Encrypts a secret that has to be read again, such as that of an authenticator app, for the database.
   * @param owner the id of its owner; it cannot be opened for another one
   */
  async seal(purpose: SealingPurpose, secret: string, owner: string): Promise<string> {
    const [id, key] = await this.current(`seal ${purpose}`);
    const iv = randomBytes(IV_LENGTH);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${id}-${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /**
   * Opens a sealed secret.
   * @throws {UnknownKeyError} without its key; another error when it was changed, or sealed for another purpose or
   * owner
   */
  async unseal(purpose: SealingPurpose, text: string, owner: string): Promise<string> {
    const [id, rest] = partsOf(text);
    const key = await this.known(id, `seal ${purpose}`);
    if (!key) throw new UnknownKeyError(id);
    const bytes = Buffer.from(rest, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
    return decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
  }

  /** Signs a text; the signature consists of letters, digits, `-` and `_`. */
  async sign(purpose: SigningPurpose, text: string): Promise<string> {
    const [id, key] = await this.current(`sign ${purpose}`);
    return `${id}-${createHmac('sha256', key).update(text).digest('base64url')}`;
  }

  /** Whether `sign` made this signature for a text, with a key that is still valid. */
  async verifies(purpose: SigningPurpose, text: string, signature: string): Promise<boolean> {
    const [id, rest] = partsOf(signature);
    const key = await this.known(id, `sign ${purpose}`);
    if (!key) return false;
    const given = Buffer.from(rest);
    const made = Buffer.from(createHmac('sha256', key).update(text).digest('base64url'));
    return given.length === made.length && timingSafeEqual(given, made);
  }

  /**
   * The Ed25519 keys of statements, which other programs verify with the public halves: one for each key of the site, the
   * current one first.
   */
  async statementKeys(): Promise<readonly (readonly [id: string, key: KeyObject])[]> {
    await this.current('sign statements');
    return this.ids.map((id) => {
      const seed = this.find(id, 'sign statements') ?? Buffer.alloc(0);
      return [id, createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' })] as const;
    });
  }

  /** A pseudonym for a text: the same for the same text, which cannot be read from it. */
  pseudonym(purpose: PseudonymPurpose, text: string): string {
    const key = this.derive('', this.keys.pseudonyms, `pseudonym ${purpose}`);
    return createHmac('sha256', key).update(text).digest('base64url');
  }

  /** Continues with the present keys while the file is damaged. */
  private refreshIfReadable(): Promise<void> {
    return this.refresh().catch(() => undefined);
  }

  private async current(use: string): Promise<readonly [id: string, key: Buffer]> {
    if (performance.now() - this.readAt > READ_AGAIN) await this.refreshIfReadable();
    const { current } = this.keys;
    return [current, this.find(current, use) ?? Buffer.alloc(0)];
  }

  /**
   * The key of an id. One that another process has just added is found at once, and one that was removed is unknown within
   * half a minute, also on a server that only opens and verifies.
   */
  private async known(id: string, use: string): Promise<Buffer | undefined> {
    if (performance.now() - this.readAt > READ_AGAIN) await this.refreshIfReadable();
    const found = this.find(id, use);
    if (found || !/^[0-9a-f]{8}$/.test(id)) return found;
    // Callers may invent ids: the file is not read for each of them.
    if (performance.now() - this.readAt > SECOND) await this.refreshIfReadable();
    return this.find(id, use);
  }

  private find(id: string, use: string): Buffer | undefined {
    const secret = this.keys.keys.find((key) => key.id === id)?.secret;
    return secret === undefined ? undefined : this.derive(id, secret, use);
  }

  private derive(id: string, secret: string, use: string): Buffer {
    const name = `${id} ${use}`;
    const known = this.derived.get(name);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', use, KEY_LENGTH));
    this.derived.set(name, key);
    return key;
  }
}
