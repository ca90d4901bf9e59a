import type { DiscoveryEntry } from 'federation/discovery';
import { isIntact } from 'federation/server';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedStore } from './published-store';

/** Styles up to this size in bytes are inlined: a separate request would cost more. */
const SMALL = 4_096;

/** Published style sheets that are small enough to inline and unchanged since publication. */
export class SmallStyles {
  private readonly texts = new Map<string, string | undefined>();

  constructor(private readonly store: PublishedStore) {}

  /**
   * The text of one style sheet; undefined when it has to be linked: it is large, has relative references, cannot be
   * read, or differs from the published hash, which the browser then reports.
   *
   * @param file its name in the published folder
   */
  async textOf({ extras }: DiscoveryEntry, file: string): Promise<string | undefined> {
    const key = extras.folder.slice(1) + file;
    if (this.texts.has(key)) return this.texts.get(key);
    await this.store.ensureLocal(key);
    const bytes = await readFile(path.join(this.store.root, ...key.split('/'))).catch(() => undefined);
    if (!bytes || !isIntact(bytes, extras.integrity[file] ?? '')) return undefined;
    const text = bytes.toString('utf8');
    const fits = bytes.length <= SMALL && !/url\(|@import|<\//i.test(text);
    this.texts.set(key, fits ? text : undefined);
    return this.texts.get(key);
  }

  /** Releases the styles of every published folder that is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const key of this.texts.keys()) {
      if (![...live].some((folder) => `/${key}`.startsWith(folder))) this.texts.delete(key);
    }
  }
}
