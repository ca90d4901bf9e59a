import type { DiscoveryEntry } from 'federation/discovery';
import { integrityOf, isIntact } from 'federation/server';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedStore } from './published-store';

/** The maximum size of an inlined style sheet in bytes, which bounds the document; larger ones are linked. */
const MAX_INLINED = 65_536;

/** The text of a style sheet for a `<style>` element, and its hash for the document's policy. */
export interface InlineStyle {
  readonly text: string;
  readonly hash: string;
}

const RELATIVE_ADDRESS = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)/gi;
const SOURCE_MAP = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/;

/**
 * The same rules at another address, that of the document. A browser reads line ends of a document as line feeds, so that
 * others would change the hash.
 */
function forDocument(css: string, folder: string): InlineStyle {
  const text = css
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(SOURCE_MAP, '')
    .replace(RELATIVE_ADDRESS, `url($1${folder}/`);
  return { text, hash: integrityOf(Buffer.from(text)) };
}

/** Published style sheets that are unchanged since publication, as documents contain them. */
export class InlineStyles {
  private readonly styles = new Map<string, InlineStyle | undefined>();

  constructor(private readonly store: PublishedStore) {}

  /**
   * One style sheet; undefined when it has to be linked: it is too large, imports others, cannot be read, or differs
   * from the published hash, which the browser then reports.
   *
   * @param file its name in the published folder
   */
  async styleOf({ extras }: DiscoveryEntry, file: string): Promise<InlineStyle | undefined> {
    const key = extras.folder.slice(1) + file;
    if (this.styles.has(key)) return this.styles.get(key);
    await this.store.ensureLocal(key);
    const bytes = await readFile(path.join(this.store.root, ...key.split('/'))).catch(() => undefined);
    if (!bytes || !isIntact(bytes, extras.integrity[file] ?? '')) return undefined;
    const css = bytes.toString('utf8');
    const fits = bytes.length <= MAX_INLINED && !/@import|<\//i.test(css);
    this.styles.set(key, fits ? forDocument(css, path.posix.dirname(`/${key}`)) : undefined);
    return this.styles.get(key);
  }

  /** Releases the styles of every published folder that is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const key of this.styles.keys()) {
      if (![...live].some((folder) => `/${key}`.startsWith(folder))) this.styles.delete(key);
    }
  }
}
