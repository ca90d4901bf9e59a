import { LRUCache } from 'lru-cache';
import { PageBody } from './page-body';
import { tagsOfRead } from './public-reads';
import { fetchApi } from './repeated-calls';
import { isStale, type StaleTags } from './stale-tags';

/** An answer of the API that is the same for everyone. */
export interface PublicRead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
}

interface Entry {
  readonly read: PublicRead;
  /** When it was requested, in milliseconds; 0 when a change has made it stale. */
  since: number;
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
 * this server learns of makes the answers with its tags stale at once, any other change within that second.
 */
export class ReadCache {
  private readonly entries = new LRUCache<string, Entry>({
    ...LIMITS,
    sizeCalculation: ({ read }) => Math.max(1, read.body.size),
  });
  private readonly asking = new Map<string, Promise<PublicRead>>();
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

  /** Makes the answers with these tags stale: they are requested again with their `ETag`. */
  contentChanged(stale: StaleTags): void {
    const isAffected = (address: string): boolean => isStale(tagsOfRead(address), stale);
    for (const [address, entry] of this.entries.entries()) if (isAffected(address)) entry.since = 0;
    for (const address of [...this.asking.keys()]) if (isAffected(address)) this.asking.delete(address);
    this.change();
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
      return this.ask(address, headers, undefined, () => false);
    }
    const isCurrent = (): boolean => this.asking.get(address) === mine;
    const mine: Promise<PublicRead> = this.ask(address, headers, known, isCurrent).finally(() => {
      if (isCurrent()) this.asking.delete(address);
    });
    this.asking.set(address, mine);
    return mine;
  }

  /** Reads an address whose answer depends on the visitor, and caches nothing. @throws Error as `read` */
  readUncached(address: string, headers: Readonly<Record<string, string>>): Promise<PublicRead> {
    return this.ask(address, headers, undefined, () => false);
  }

  private change(): void {
    for (const listener of this.listeners) listener();
  }

  /** @param isCurrent whether the answer may be cached: the content has not changed since the request */
  private async ask(
    address: string,
    headers: Readonly<Record<string, string>>,
    known: Entry | undefined,
    isCurrent: () => boolean,
  ): Promise<PublicRead> {
    const since = Date.now();
    const etag = known?.read.headers['etag'];
    const answer = await fetchApi(this.api + address, {
      headers: { ...headers, accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    const keep = (read: PublicRead): PublicRead => {
      if (isCurrent()) this.entries.set(address, { read, since });
      return read;
    };
    if (known && answer.status === 304) return keep(known.read);
    const text = await answer.text();
    const passed = [...answer.headers].filter(([name]) => !OF_THE_EXCHANGE.has(name));
    const read = { status: answer.status, headers: Object.fromEntries(passed), body: new PageBody(text) };
    return isCacheable(answer) ? keep(read) : read;
  }
}
