import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body';

/** A finished answer to a page request. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: PageBody;
  /** True when a part of the page is missing, so that the page must not be cached. */
  readonly incomplete: boolean;
  /** False unless the page declares this address as canonical: the number of other addresses is unlimited. */
  readonly isCanonical: boolean;
}

interface Entry {
  page: CachedPage;
  rendered: number;
  generation: number;
}

/** A pending rendering, and the number of visitors who wait for it. */
interface Rendering {
  readonly page: Promise<CachedPage>;
  readonly controller: AbortController;
  readonly generation: number;
  waiting: number;
}

/**
 * Renders a page.
 *
 * @param signal aborted when no visitor waits for the page
 * @param isAwaited false for a background rendering, which may be refused under load
 */
export type RenderPage = (signal: AbortSignal, isAwaited: boolean) => Promise<CachedPage>;

/** How long a page is served without a new rendering, in milliseconds. */
const FRESH = 5_000;
/** How long a stale page is still served while it is rendered again, in milliseconds. */
const STALE = 10 * 60_000;
/** The maximum number of cached pages with a canonical address: as many as a large site has. */
const MAX_PAGES = 500;
/** The maximum number of other cached pages, which visitors can invent: searches, not-found pages, other spellings. */
const MAX_INVENTED = 100;

/**
 * Pages of anonymous visitors by address and versions. A stale page is served immediately and rendered again in the
 * background; after a change of the content (a new generation) pages are rendered before they are served.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({ max: MAX_PAGES });
  /** Invented addresses have a separate small cache, so that they never evict the site's own pages. */
  private readonly invented = new LRUCache<string, Entry>({ max: MAX_INVENTED });
  private readonly rendering = new Map<string, Rendering>();
  private generation = 0;
  private revision: string | undefined;

  /** @param found called for every request, with whether the page was cached */
  constructor(private readonly found: (how: 'hit' | 'stale' | 'miss') => void = () => undefined) {}

  /** Makes every cached page stale when the content revision has changed. */
  showContent(revision: string): void {
    if (this.revision !== undefined && this.revision !== revision) this.generation += 1;
    this.revision = revision;
  }

  /** Whether an address is a canonical address that was recently served: the number of those is limited. */
  hasPage(address: string): boolean {
    return [...this.pages.keys()].some((key) => key.startsWith(`${address} `));
  }

  /**
   * @param key begins with the address
   * @param render called once for any number of simultaneous requests
   * @param visitor aborted when the visitor has gone
   */
  async get(key: string, render: RenderPage, visitor?: AbortSignal): Promise<CachedPage> {
    const entry = this.pages.get(key) ?? this.invented.get(key);
    const age = entry ? Date.now() - entry.rendered : Infinity;
    if (entry && entry.generation === this.generation && age < FRESH) {
      this.found('hit');
      return entry.page;
    }
    if (entry && entry.generation === this.generation && age < STALE) {
      this.found('stale');
      if (!this.rendering.has(key)) void this.start(key, render, false).page.catch(() => undefined);
      return entry.page;
    }
    this.found('miss');
    try {
      const joined = this.joinable(key);
      let page = await this.await(joined ?? this.start(key, render, true), visitor);
      // A refusal applies to the visitor whose request started the rendering.
      if (joined && page.status === 429) page = await this.await(this.start(key, render, true), visitor);
      // An incomplete page (the API is down, a remote is broken) is worse than an older complete one.
      return entry && page.incomplete ? entry.page : page;
    } catch (error) {
      if (entry) return entry.page;
      throw error;
    }
  }

  /** Excludes a rendering of older content, and a background rendering, which may be refused. */
  private joinable(key: string): Rendering | undefined {
    const rendering = this.rendering.get(key);
    return rendering?.generation === this.generation && rendering.waiting > 0 ? rendering : undefined;
  }

  private start(key: string, render: RenderPage, isAwaited: boolean): Rendering {
    const { generation } = this;
    const controller = new AbortController();
    const page = render(controller.signal, isAwaited)
      .then((made) => (made.incomplete ? made : this.store(key, { page: made, rendered: Date.now(), generation })))
      .finally(() => {
        if (this.rendering.get(key) === rendering) this.rendering.delete(key);
      });
    const rendering: Rendering = { page, controller, generation, waiting: 0 };
    this.rendering.set(key, rendering);
    return rendering;
  }

  /** Waits for a page until the visitor leaves; when the last visitor has left, the rendering is aborted. */
  private await(rendering: Rendering, visitor: AbortSignal | undefined): Promise<CachedPage> {
    rendering.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        rendering.waiting -= 1;
        if (rendering.waiting === 0) rendering.controller.abort();
        reject(visitor?.reason as Error);
      };
      visitor?.addEventListener('abort', leave, { once: true });
      rendering.page.then(resolve, reject).finally(() => visitor?.removeEventListener('abort', leave));
    });
  }

  private store(key: string, { page: rendered, ...rest }: Entry): CachedPage {
    const before = (this.pages.get(key) ?? this.invented.get(key))?.page.body;
    // An unchanged page has already been compressed.
    const page = before?.hash === rendered.body.hash ? { ...rendered, body: before } : rendered;
    const isPage = page.status < 400 && page.isCanonical;
    if (isPage) page.body.makeBest();
    const [cache, other] = isPage ? [this.pages, this.invented] : [this.invented, this.pages];
    other.delete(key);
    cache.set(key, { page, ...rest });
    return page;
  }
}
