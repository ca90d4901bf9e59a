import { gt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { DAY } from '../clock';
import { contentRevision } from '../content/content-revision';
import { whereOwn } from '../content/shared-table';
import type { Database } from '../database/database';
import type { AnyQuery, Listing, ServedContentType } from './served-content-type';

/**
 * A count at one revision of the content, and the moment, in milliseconds, from which it may be out of date without a
 * change.
 */
interface CachedCount {
  readonly revision: string;
  readonly until: number;
  readonly counted: Promise<unknown>;
}

const CACHE_SIZE = 500;
const cacheOf = new WeakMap<Database, LRUCache<string, CachedCount>>();

/** When the next scheduled item is published; a new day may close some, too. */
async function nextMoment(served: ServedContentType, db: Database, now: Date): Promise<number> {
  const { table } = served;
  const next = sql<number | null>`(extract(epoch from min(${table.publishAt})) * 1000)::float8`;
  const [row] = await db
    .select({ next })
    .from(table)
    .where(whereOwn(served, gt(table.publishAt, now)));
  const midnight = (Math.floor(now.getTime() / DAY) + 1) * DAY;
  return Math.min(midnight, row?.next ?? Infinity);
}

/** The parts of a query that affect counts: not the page, nor the order. */
function narrowing(query: AnyQuery): Record<string, unknown> {
  const { limit: _limit, page: _page, cursor: _cursor, sort: _sort, facets: _facets, ...rest } = query;
  return rest;
}

/**
 * Caches counts for visitors until content that they see changes: counting reads every row, while the rest of a page
 * does not. The revision is in the database, so that every server sees changes at once. Editors always get fresh
 * counts.
 *
 * @returns caches the result of `count`, by its name
 */
export function cachingCounts(
  served: ServedContentType,
  { db, query, viewer, now }: Listing<AnyQuery>,
): <Value>(what: string, count: () => Promise<Value>) => Promise<Value> {
  if (viewer !== undefined || !served.type.paged) return (_what, count) => count();
  const cached = cacheOf.get(db) ?? new LRUCache<string, CachedCount>({ max: CACHE_SIZE });
  cacheOf.set(db, cached);
  const asked = contentRevision(db);
  return async <Value>(what: string, count: () => Promise<Value>): Promise<Value> => {
    const key = JSON.stringify([served.type.collection, what, narrowing(query)]);
    const revision = await asked;
    const known = cached.get(key);
    if (known?.revision === revision && now.getTime() < known.until) return known.counted as Promise<Value>;
    const until = await nextMoment(served, db, now);
    const counted = count();
    cached.set(key, { revision, until, counted });
    counted.catch(() => cached.delete(key));
    return counted;
  };
}
