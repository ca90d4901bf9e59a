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

/** A page that is being rendered, and for how many. */
interface Rendering {
  readonly page: Promise<CachedPage>;
  readonly controller: AbortController;
  readonly generation: number;
  waiting: number;
}

/**
 * Makes a page.
 *
 * @param signal ends it, as nobody waits for it any more
 * @param isAwaited false behind the visitors' backs: then it may be refused where there is much to do
 */
export type RenderPage = (signal: AbortSignal, isAwaited: boolean) => Promise<CachedPage>;

/** How long a page is served without being rendered again, in milliseconds. */
const FRESH = 5_000;
/** How long a page that has gone stale is still served while it is rendered again, in milliseconds. */
const STALE = 10 * 60_000;
/** Pages that are there, by their own address: as many as the site has of any weight. */
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
  private readonly rendering = new Map<string, Rendering>();
  private generation = 0;
  private revision: string | undefined;

  /** @param found told of every question, whether the page was there */
  constructor(private readonly found: (how: 'hit' | 'stale' | 'miss') => void = () => undefined) {}

  /** Makes every cached page out of date when the content is another one than it was. */
  showContent(revision: string): void {
    if (this.revision !== undefined && this.revision !== revision) this.generation += 1;
    this.revision = revision;
  }

  /** Whether an address is that of one of the site's own pages, which it has shown lately: there is an end of those. */
  hasPage(address: string): boolean {
    return [...this.pages.keys()].some((key) => key.startsWith(`${address} `));
  }

  /**
   * @param key begins with the address
   * @param render called once for any number of requests at the same time
   * @param visitor aborted when who asks has gone
   */
  async get(key: string, render: RenderPage, visitor?: AbortSignal): Promise<CachedPage> {
    const entry = this.find(key);
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
      // A refusal is for the visitor who asked first.
      if (joined && page.status === 429) page = await this.await(this.start(key, render, true), visitor);
      // An incomplete page (the API is down, a remote is broken) is worse than a complete one of a while ago.
      return entry && page.incomplete ? entry.page : page;
    } catch (error) {
      if (entry) return entry.page;
      throw error;
    }
  }

  /** Not what shows the content of before a change, nor what may be refused because nobody waits for it. */
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

  /** Waits for a page as long as the visitor does; when the last one has gone, its rendering ends. */
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
    const isPage = page.status < 400 && page.isCanonical;
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
