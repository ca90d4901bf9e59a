import { verifiedDocument, type TrustedKeysSource } from 'delivery/reading';
import { parseDiscovery, SHELL, type DiscoveryDocument } from 'federation/discovery';
import type { PublishedStore } from './published-store';

/** How long a reading is trusted before the store is asked again, in milliseconds. */
const FRESH = 500;
/** How long visitors wait for a reading when there is an earlier one, in milliseconds. */
const ANSWER_TIMEOUT = 1_000;

/**
 * The live discovery document of an environment, as far as trusted keys have signed it; the last valid one while the store is away or what it
 * holds is broken.
 */
export class DiscoverySource {
  private document: DiscoveryDocument | undefined;
  private tag = '';
  private keys: unknown;
  private checked = 0;
  private reading: Promise<DiscoveryDocument> | undefined;

  constructor(
    private readonly store: PublishedStore,
    private readonly environment: string,
    private readonly trusted: TrustedKeysSource,
    private readonly warn: (message: string) => void,
    private readonly changed: (document: DiscoveryDocument) => Promise<void>,
  ) {}

  /** @throws Error while there has never been a valid document */
  current(): Promise<DiscoveryDocument> {
    const { document } = this;
    if (document && Date.now() - this.checked < FRESH) return Promise.resolve(document);
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return document ? Promise.race([this.reading, afterAWhile(document)]) : this.reading;
  }

  private async read(): Promise<DiscoveryDocument> {
    try {
      const kept = await this.store.discovery(this.environment);
      if (!kept) throw new Error('There is none.');
      const keys = await this.trusted.current();
      if (kept.tag !== this.tag || keys !== this.keys || !this.document) {
        const { document, refusals } = verifiedDocument(
          parseDiscovery(kept.text),
          this.environment,
          keys,
          this.document,
        );
        for (const { name, version, reason } of refusals)
          this.warn(`${[name, version].filter(Boolean).join(' ')} is left as it was, or out: ${reason}.`);
        if (!document.microFrontends[SHELL])
          throw new Error('No trusted key has signed what visitors get of the shell.');
        await this.changed(document);
        this.document = document;
        this.tag = kept.tag;
        this.keys = keys;
      }
    } catch (error) {
      if (!this.document) {
        throw new Error(
          `There is no valid discovery document of "${this.environment}" in ${this.store.address}. Publish the front ends first. ${reasonOf(error)}`,
          { cause: error },
        );
      }
      this.warn(`The discovery document cannot be read; the last valid one stays in use. ${String(error)}`);
    }
    this.checked = Date.now();
    return this.document;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const afterAWhile = <T>(value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(value), ANSWER_TIMEOUT).unref());
