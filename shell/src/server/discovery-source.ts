import { stampedAt, verifiedDocument, type TrustedKeys, type TrustedKeysSource } from 'delivery/reading';
import { hasLive, parseDiscovery, SHELL, type DiscoveryDocument } from 'federation/discovery';
import type { DocumentMemory } from './document-memory';
import type { PublishedStore } from './published-store';

/** How long a reading is valid before the store is read again, in milliseconds. */
const FRESH = 500;
/** How long visitors wait for a new reading when there is an earlier one, in milliseconds. */
const ANSWER_TIMEOUT = 1_000;

/** The interval between identical warnings, in milliseconds. */
const WARN_AGAIN = 10 * 60_000;

export interface DiscoveryOptions {
  /** The state that an earlier run of this server accepted; without it, any state that was ever signed is accepted. */
  readonly memory?: DocumentMemory;
  /** The maximum age of the latest signature of the live versions, in milliseconds; undefined for any age. */
  readonly maxAge?: number;
}

/**
 * The live discovery document of an environment, if trusted keys have signed it; the last valid one while the store is
 * unreachable, or its contents are broken or too old.
 */
export class DiscoverySource {
  private document: DiscoveryDocument | undefined;
  private tag = '';
  private keys: unknown;
  private checked = 0;
  private reading: Promise<DiscoveryDocument> | undefined;
  private readonly warned = new Map<string, number>();

  constructor(
    private readonly store: PublishedStore,
    private readonly environment: string,
    private readonly trusted: TrustedKeysSource,
    private readonly warn: (message: string) => void,
    private readonly changed: (document: DiscoveryDocument) => Promise<void>,
    private readonly options: DiscoveryOptions = {},
  ) {}

  /** @throws Error while there has never been a valid document */
  current(): Promise<DiscoveryDocument> {
    const { document } = this;
    if (document && Date.now() - this.checked < FRESH) return Promise.resolve(document);
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return document ? Promise.race([this.reading, afterAWhile(document)]) : this.reading;
  }

  /** Reads the store again for the next request: this server has just changed it. */
  expire(): void {
    this.checked = 0;
  }

  private async read(): Promise<DiscoveryDocument> {
    try {
      await this.take();
    } catch (error) {
      if (!this.document) {
        throw new Error(
          `There is no valid discovery document of "${this.environment}" in ${this.store.address}. Publish the front ends first. ${reasonOf(error)}`,
          { cause: error },
        );
      }
      this.warnAgain(`The discovery document cannot be read; the last valid one stays in use. ${String(error)}`);
    }
    this.checked = Date.now();
    if (!this.document) throw new Error('There is no discovery document.');
    return this.document;
  }

  /** Accepts the valid parts of the store's document. */
  private async take(): Promise<void> {
    const stored = await this.store.discovery(this.environment);
    if (!stored) throw new Error('The store has no discovery document.');
    const keys = await this.trusted.current();
    const isSame = stored.tag === this.tag && keys === this.keys && this.document !== undefined;
    if (isSame && this.options.maxAge === undefined) return;
    const found = parseDiscovery(stored.text);
    const stale = await this.staleness(found, keys);
    const before = this.document ?? (await this.options.memory?.read());
    if (stale !== undefined && (isSame || !before)) throw new Error(stale);
    if (isSame) return;
    if (stale !== undefined) this.warnAgain(`${stale} What this server knows stays in use.`);
    // A stale document adds nothing to the known state; withdrawn keys still invalidate it.
    const { document, refusals } = verifiedDocument(
      stale === undefined || !before ? found : before,
      this.environment,
      keys,
      before,
    );
    for (const { name, version, reason } of stale === undefined ? refusals : [])
      this.warn(
        `${[name, version].filter(Boolean).join(' ')} is left as it was, or out: ${reason}.${this.remedy(before)}`,
      );
    if (!hasLive(document.microFrontends[SHELL]))
      throw new Error('No live version of the shell is signed by a trusted key. Promote one.');
    await this.changed(document);
    this.document = document;
    this.keys = keys;
    if (stale !== undefined) return;
    this.tag = stored.tag;
    await this.options.memory?.write(document);
  }

  /** Why a document is too old; undefined when it is not. */
  private async staleness(document: DiscoveryDocument, keys: TrustedKeys): Promise<string | undefined> {
    const { maxAge } = this.options;
    if (maxAge === undefined) return undefined;
    const now = Date.now();
    const at = stampedAt(document, this.environment, keys, await this.store.timestamp(this.environment), now);
    if (at && now - at.getTime() <= maxAge) return undefined;
    const since = at ? `since ${at.toISOString()}` : 'with a key that counts';
    return `What visitors get has not been signed as the latest ${since} (DELIVERY_MAX_AGE_HOURS). Look at it, then call "delivery refresh".`;
  }

  /** A store that was set up again has no signatures later than the remembered ones. */
  private remedy(before: DiscoveryDocument | undefined): string {
    const { memory } = this.options;
    if (!memory || !before || this.document) return '';
    return ` It is compared with what this server remembers in ${memory.file}; remove that file only when the store was set up again.`;
  }

  private warnAgain(message: string): void {
    const now = Date.now();
    if (now - (this.warned.get(message) ?? -Infinity) < WARN_AGAIN) return;
    this.warned.set(message, now);
    this.warn(message);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const afterAWhile = <T>(value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(value), ANSWER_TIMEOUT).unref());
