import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseDiscovery, type DiscoveryDocument } from 'federation/discovery';

/** How long a reading is trusted before the file is looked at again, in milliseconds. */
const FRESH = 500;

/** The live discovery document of an environment; the last valid one while the file is missing or broken. */
export class DiscoverySource {
  readonly file: string;
  private document: DiscoveryDocument | undefined;
  private stamp = '';
  private checked = 0;
  private reading: Promise<DiscoveryDocument> | undefined;

  constructor(
    store: string,
    environment: string,
    private readonly warn: (message: string) => void,
    private readonly changed: (document: DiscoveryDocument) => Promise<void>,
  ) {
    this.file = path.join(store, 'env', environment, 'discovery.json');
  }

  /** @throws Error while there has never been a valid document */
  current(): Promise<DiscoveryDocument> {
    if (this.document && Date.now() - this.checked < FRESH) return Promise.resolve(this.document);
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<DiscoveryDocument> {
    try {
      const { mtimeNs, size, ino } = await stat(this.file, { bigint: true });
      const stamp = `${mtimeNs}-${size}-${ino}`;
      if (stamp !== this.stamp || !this.document) {
        const document = parseDiscovery(await readFile(this.file, 'utf8'));
        await this.changed(document);
        this.document = document;
        this.stamp = stamp;
      }
    } catch (error) {
      if (!this.document) {
        throw new Error(`There is no valid discovery document at ${this.file}. Publish the front ends first.`, {
          cause: error,
        });
      }
      this.warn(`The discovery document cannot be read; the last valid one stays in use. ${String(error)}`);
    }
    this.checked = Date.now();
    return this.document;
  }
}
