import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body';
import { tagsOfRead } from './public-reads';
import type { PageReads } from './rendering/messages';
import { isStale, type StaleTags } from './stale-tags';

/** A finished answer to a page request. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: PageBody;
  /** True when a part of the page is missing, so that the page must not be cached. */
  readonly incomplete: boolean;
  /** False unless the page declares this address as canonical: the number of other addresses is unlimited. */
  readonly isCanonical: boolean;
  /** The answers of the API, and the revision of the discovery document, that it was made of. */
  readonly source?: { readonly reads: PageReads; readonly revision: number };
}

interface Entry {
  readonly page: CachedPage;
  readonly rendered: number;
  /** The tags of its reads; undefined if it may depend on everything. */
  readonly tags: ReadonlySet<string> | undefined;
  /** When it was last compared with its reads, or rendered. */
  checked: number;
  /** Since when a change of content may have changed it; `-Infinity` if it must no longer be served. */
  staleSince?: number | undefined;
}

/** A pending check or rendering of a page, and the number of visitors who wait for it. */
interface Renewal {
  readonly page: Promise<CachedPage>;
  readonly controller: AbortController;
  /** The changes of content since it began. */
  readonly changes: StaleTags[];
  /** Whether visitors may no longer wait for it. */
  isOutdated: boolean;
  waiting: number;
}

/** Where a page comes from. */
export interface PageSource {
  /**
   * Renders the page.
   *
   * @param signal aborted when no visitor waits for the page
   * @param isAwaited false for a background rendering, which may be refused under load
   */
  readonly render: (signal: AbortSignal, isAwaited: boolean) => Promise<CachedPage>;
  /** Whether the page would be rendered from the same answers of the API. */
  readonly isCurrent: (page: CachedPage) => Promise<boolean>;
}

/** How long a page is served without a check, in milliseconds. */
const FRESH = 5_000;
/**
 * How long a page is still served, and checked in the background, after a change elsewhere that may have changed it, in
 * milliseconds.
 */
const GRACE = 1_250;
/** The minimum time between two background checks of such a page, in milliseconds. */
const CHECK_PAUSE = 500;
/** How long a page is served while it is checked in the background, and how long no page is rendered again. */
const STALE = 10 * 60_000;
/** The maximum number of cached pages with a canonical address in each language: as many as a large site has. */
const MAX_PAGES = 500;
/** The maximum number of other cached pages, which visitors can invent: searches, not-found pages, other spellings. */
const MAX_INVENTED = 100;

const tagsOf = ({ source }: CachedPage): Entry['tags'] => {
  const tags = source && [...source.reads.keys()].map((read) => tagsOfRead(`/api/v1${read}`));
  return tags?.includes(undefined) ? undefined : tags && new Set(tags.flatMap((some) => [...(some ?? [])]));
};

/**
 * Pages of anonymous visitors by address and versions. An older page is served immediately and checked in the
 * background: it is rendered again only if an answer of the API that it was made of differs. After a change of the
 * content, pages with its tags are checked in the background at first, and soon before they are served; after a change
 * through this server, always before.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Entry>;
  /** Invented addresses have a separate small cache, so that they never evict the site's own pages. */
  private readonly invented = new LRUCache<string, Entry>({ max: MAX_INVENTED });
  private readonly renewals = new Map<string, Renewal>();

  /**
   * @param found called for every request, with whether the page was cached
   * @param languages the number of the site's languages
   */
  constructor(
    private readonly found: (how: 'hit' | 'stale' | 'miss') => void = () => undefined,
    languages = 1,
  ) {
    this.pages = new LRUCache({ max: languages * MAX_PAGES });
  }

  /**
   * Makes the pages with these tags stale.
   *
   * @param isOwn whether a change was made through this server: the next visitor sees it, also if this server had
   *   already noticed it in another way
   */
  contentChanged(stale: StaleTags, isOwn: boolean): void {
    for (const entry of [...this.pages.values(), ...this.invented.values()]) {
      if (isStale(entry.tags, stale)) entry.staleSince ??= Date.now();
      if (isOwn && entry.staleSince !== undefined) entry.staleSince = -Infinity;
    }
    for (const renewal of this.renewals.values()) {
      if (stale === 'all' || stale.size > 0) renewal.changes.push(stale);
      renewal.isOutdated ||= isOwn && renewal.changes.length > 0;
    }
  }

  /** Whether an address is a canonical address that was recently served: the number of those is limited. */
  hasPage(address: string): boolean {
    return [...this.pages.keys()].some((key) => key.startsWith(`${address} `));
  }

  /**
   * @param key begins with the address
   * @param source asked once for any number of simultaneous requests
   * @param visitor aborted when the visitor has gone
   */
  async get(key: string, source: PageSource, visitor?: AbortSignal): Promise<CachedPage> {
    const entry = this.pages.get(key) ?? this.invented.get(key);
    const now = Date.now();
    const { checked = 0, staleSince } = entry ?? {};
    if (entry && now - checked < STALE && now - (staleSince ?? now) < GRACE) {
      const isDue = now - checked >= (staleSince === undefined ? FRESH : CHECK_PAUSE);
      this.found(isDue ? 'stale' : 'hit');
      if (isDue && !this.renewals.has(key)) void this.start(key, source, false).page.catch(() => undefined);
      return entry.page;
    }
    this.found('miss');
    try {
      const joined = this.joinable(key);
      let page = await this.await(joined ?? this.start(key, source, true), visitor);
      // A refusal applies to the visitor whose request started the renewal.
      if (joined && page.status === 429) page = await this.await(this.start(key, source, true), visitor);
      // An incomplete page (the API is down, a remote is broken) is worse than an older complete one.
      return entry && page.incomplete ? entry.page : page;
    } catch (error) {
      if (entry) return entry.page;
      throw error;
    }
  }

  /** Excludes a renewal with older content, and one in the background, which may be refused. */
  private joinable(key: string): Renewal | undefined {
    const renewal = this.renewals.get(key);
    return renewal && !renewal.isOutdated && renewal.waiting > 0 ? renewal : undefined;
  }

  private start(key: string, source: PageSource, isAwaited: boolean): Renewal {
    const begun = Date.now();
    const controller = new AbortController();
    const renewed = async (): Promise<CachedPage> => {
      const entry = this.pages.get(key) ?? this.invented.get(key);
      const isCurrent =
        entry && begun - entry.rendered < STALE && (await source.isCurrent(entry.page).catch(() => false));
      if (isCurrent) {
        Object.assign(entry, this.checkedAt(begun, entry.tags, renewal));
        return entry.page;
      }
      const page = await source.render(controller.signal, isAwaited);
      return page.incomplete ? page : this.store(key, page, begun, renewal);
    };
    const isOver = (): void => void (this.renewals.get(key) === renewal && this.renewals.delete(key));
    const renewal: Renewal = {
      page: Promise.resolve().then(renewed).finally(isOver),
      ...{ controller, changes: [], isOutdated: false, waiting: 0 },
    };
    this.renewals.set(key, renewal);
    return renewal;
  }

  /** The state of a page that a renewal has checked or rendered. */
  private checkedAt(
    checked: number,
    tags: Entry['tags'],
    { changes, isOutdated }: Renewal,
  ): Pick<Entry, 'checked' | 'staleSince'> {
    const isChanged = changes.some((stale) => isStale(tags, stale));
    return { checked, staleSince: isChanged ? (isOutdated ? -Infinity : checked) : undefined };
  }

  /** Waits for a page until the visitor leaves; when the last visitor has left, the rendering is aborted. */
  private await(renewal: Renewal, visitor: AbortSignal | undefined): Promise<CachedPage> {
    renewal.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        renewal.waiting -= 1;
        if (renewal.waiting === 0) renewal.controller.abort();
        reject(visitor?.reason as Error);
      };
      visitor?.addEventListener('abort', leave, { once: true });
      renewal.page.then(resolve, reject).finally(() => visitor?.removeEventListener('abort', leave));
    });
  }

  private store(key: string, rendered: CachedPage, begun: number, renewal: Renewal): CachedPage {
    const before = (this.pages.get(key) ?? this.invented.get(key))?.page.body;
    // An unchanged page has already been compressed.
    const page = before?.hash === rendered.body.hash ? { ...rendered, body: before } : rendered;
    const isPage = page.status < 400 && page.isCanonical;
    if (isPage) page.body.makeBest();
    const [cache, other] = isPage ? [this.pages, this.invented] : [this.invented, this.pages];
    other.delete(key);
    const tags = tagsOf(page);
    cache.set(key, { page, rendered: begun, tags, ...this.checkedAt(begun, tags, renewal) });
    return page;
  }
}
