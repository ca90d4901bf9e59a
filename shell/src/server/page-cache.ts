import type { PageBody } from './page-body';

/** A finished answer to a page request. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: PageBody;
  /** True when something could not be had, so that the page must not be kept. */
  readonly incomplete: boolean;
  /** False unless the page says that this is its own address: of others there is no end. */
  readonly isCanonical: boolean;
}

interface Entry {
  page: CachedPage;
  rendered: number;
  generation: number;
}

/** How long a page is served without being rendered again, in milliseconds. */
const FRESH = 5_000;
/** How long a page that has gone stale is still served while it is rendered again, in milliseconds. */
const STALE = 10 * 60_000;
/** Pages that are there, by their plain address: as many as the site has of any weight. */
const MAX_PAGES = 500;
/** Everything that anybody can make up: searches, pages that are not there, other spellings of those that are. */
const MAX_INVENTED = 100;

/**
 * Pages of anonymous visitors by address and versions. A stale page is served at once and rendered again behind it;
 * after a change of the content (a new generation) pages are rendered before they are served.
 */
export class PageCache {
  private readonly pages = new Map<string, Entry>();
  private readonly invented = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private generation = 0;
  private revision: string | undefined;

  /** Makes every cached page out of date when the content is another one than it was. */
  showContent(revision: string): void {
    if (this.revision !== undefined && this.revision !== revision) this.generation += 1;
    this.revision = revision;
  }

  /**
   * @param key begins with the address
   * @param render makes the page; called once for any number of requests at the same time
   */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const entry = this.find(key);
    const age = entry ? Date.now() - entry.rendered : Infinity;
    if (entry && entry.generation === this.generation && age < FRESH) return entry.page;
    if (entry && entry.generation === this.generation && age < STALE) {
      void this.renderOnce(key, render).catch(() => undefined);
      return entry.page;
    }
    try {
      const page = await this.renderOnce(key, render);
      // An incomplete page (the API is down, a remote is broken) is worse than a complete one of a while ago.
      return entry && page.incomplete ? entry.page : page;
    } catch (error) {
      if (entry) return entry.page;
      throw error;
    }
  }

  private renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.rendering.get(key);
    if (running) return running;
    const { generation } = this;
    const rendering = render()
      .then((page) => {
        return page.incomplete ? page : this.store(key, { page, rendered: Date.now(), generation });
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
    return rendering;
  }

  /** What is asked for stays longest. */
  private find(key: string): Entry | undefined {
    for (const kept of [this.pages, this.invented]) {
      const entry = kept.get(key);
      if (!entry) continue;
      kept.delete(key);
      kept.set(key, entry);
      return entry;
    }
    return undefined;
  }

  /** What can be made up has a small place of its own, so that it never displaces the site's own pages. */
  private store(key: string, { page: rendered, ...rest }: Entry): CachedPage {
    const before = (this.pages.get(key) ?? this.invented.get(key))?.page.body;
    // A page that says what it said has been compressed already.
    const page = before?.hash === rendered.body.hash ? { ...rendered, body: before } : rendered;
    const isPage = page.status < 400 && page.isCanonical && !key.includes('?');
    if (isPage) page.body.makeBest();
    const [kept, most] = isPage ? [this.pages, MAX_PAGES] : [this.invented, MAX_INVENTED];
    this.pages.delete(key);
    this.invented.delete(key);
    kept.set(key, { page, ...rest });
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return page;
  }
}
