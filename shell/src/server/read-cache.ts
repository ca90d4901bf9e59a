import { LRUCache } from 'lru-cache';
import { PageBody } from './page-body';
import { fetchApi } from './repeated-reads';

/** An answer of the API that is the same for everyone. */
export interface PublicRead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
}

interface Entry {
  readonly read: PublicRead;
  readonly since: number;
}

/** How long an answer is served without a new request, in milliseconds. */
const FRESH = 1_000;
/** How long the API may take, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;
/** The maximum size of the cache, in bytes of text, and of one answer in it. */
const LIMITS = { maxSize: 6_000_000, maxEntrySize: 2_000_000 };

/** `blogs` of `/api/v1/blogs/an-article/like`. */
const collectionOf = (address: string): string | undefined => address.split(/[/?]/)[3];

/** Headers of one exchange, or for this server alone, which are not part of the answer. */
const OF_THE_EXCHANGE = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-content-revision',
  'x-request-id',
]);

const isCacheable = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.headers.has('set-cookie') &&
  /\bpublic\b.*\bs-maxage=[1-9]/.test(answer.headers.get('cache-control') ?? '');

/**
 * Public answers of the API, by address: one request serves every visitor for a second. A change of the content that
 * this server hears of invalidates them at once, any other change within that second.
 */
export class ReadCache {
  private readonly entries = new LRUCache<string, Entry>({
    ...LIMITS,
    sizeCalculation: ({ read }) => Math.max(1, read.body.size),
  });
  private readonly asking = new Map<string, Promise<PublicRead>>();
  private changes = 0;
  private revision: string | undefined;

  private readonly listeners = new Set<() => void>();

  /** @param api origin of the API server */
  constructor(private readonly api: string) {}

  /** Registers a listener for changes of cached answers. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** How long the cached answer of an address stays fresh, in milliseconds. */
  freshFor(address: string): number {
    const known = this.entries.get(address);
    return known ? Math.max(0, known.since + FRESH - Date.now()) : 0;
  }

  /** Clears the cache when the content revision has changed. */
  showContent(revision: string): void {
    if (this.revision !== undefined && this.revision !== revision) {
      this.entries.clear();
      this.asking.clear();
      this.change();
    }
    this.revision = revision;
  }

  /** Evicts a collection after a change in it, such as a like of an article. */
  showChange(address: string): void {
    const collection = collectionOf(address);
    for (const cache of [this.entries, this.asking])
      for (const cached of [...cache.keys()]) if (collectionOf(cached) === collection) cache.delete(cached);
    this.change();
  }

  /**
   * Reads an address of the API that has the same answer for everyone.
   *
   * @param address path and query
   * @param headers of the request, if one is made
   * @throws Error when the API does not answer
   */
  async read(address: string, headers: Readonly<Record<string, string>> = {}): Promise<PublicRead> {
    const known = this.entries.get(address);
    if (known && Date.now() - known.since < FRESH) return known.read;
    const asking = this.asking.get(address);
    if (asking) {
      const read = await asking;
      // A refusal applies only to this visitor.
      if (read.status === 200) return read;
      return this.ask(address, headers, undefined);
    }
    const mine = this.ask(address, headers, known).finally(() => {
      if (this.asking.get(address) === mine) this.asking.delete(address);
    });
    this.asking.set(address, mine);
    return mine;
  }

  private change(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }

  private async ask(
    address: string,
    headers: Readonly<Record<string, string>>,
    known: Entry | undefined,
  ): Promise<PublicRead> {
    const { changes } = this;
    const since = Date.now();
    const etag = known?.read.headers['etag'];
    const answer = await fetchApi(this.api + address, {
      headers: { ...headers, accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (known && answer.status === 304) return this.keep(address, { read: known.read, since }, changes);
    const text = await answer.text();
    const passed = [...answer.headers].filter(([name]) => !OF_THE_EXCHANGE.has(name));
    const read = { status: answer.status, headers: Object.fromEntries(passed), body: new PageBody(text) };
    return isCacheable(answer) ? this.keep(address, { read, since }, changes) : read;
  }

  /** Caches an answer, unless the content has changed since the request. */
  private keep(address: string, entry: Entry, changes: number): PublicRead {
    if (changes === this.changes) this.entries.set(address, entry);
    return entry.read;
  }
}
