import type { DiscoveryEntry } from 'federation/discovery';
import { isIntact } from 'federation/server';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedStore } from './published-store';

/** Styles of at most this many bytes stand in the document: a request of their own would cost more than they weigh. */
const SMALL = 4_096;

/** Published style sheets that are small enough for the document, and exactly what was published. */
export class SmallStyles {
  private readonly texts = new Map<string, string | undefined>();

  constructor(private readonly store: PublishedStore) {}

  /**
   * The text of one style sheet; undefined when it has to be linked: it is large, refers to other files by their
   * distance from it, cannot be read, or is not what was published, which the browser is to notice.
   *
   * @param file its name in the published folder
   */
  async textOf({ extras }: DiscoveryEntry, file: string): Promise<string | undefined> {
    const key = extras.folder.slice(1) + file;
    if (this.texts.has(key)) return this.texts.get(key);
    await this.store.bring(key);
    const bytes = await readFile(path.join(this.store.root, ...key.split('/'))).catch(() => undefined);
    if (!bytes || !isIntact(bytes, extras.integrity[file] ?? '')) return undefined;
    const text = bytes.toString('utf8');
    const fits = bytes.length <= SMALL && !/url\(|@import|<\//i.test(text);
    this.texts.set(key, fits ? text : undefined);
    return this.texts.get(key);
  }

  /** Lets go of the styles of every published folder that is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const key of this.texts.keys()) {
      if (![...live].some((folder) => `/${key}`.startsWith(folder))) this.texts.delete(key);
    }
  }
}
