import { gt, sql } from 'drizzle-orm';
import { DAY } from '../clock';
import { contentRevision } from '../content/content-revision';
import type { Database } from '../database/database';
import type { AnyQuery, Listing, Served } from './served';

/** What was counted at one revision of the content, and the moment, in milliseconds, from which it may be different by itself. */
interface Kept {
  readonly revision: string;
  readonly until: number;
  readonly counted: Promise<unknown>;
}

const MOST_KEPT = 500;
const keptOf = new WeakMap<Database, Map<string, Kept>>();

/** When the next item is published that waits for its moment; a new day may close something, too. */
async function nextMoment({ table }: Served, db: Database, now: Date): Promise<number> {
  const next = sql<number | null>`(extract(epoch from min(${table.publishAt})) * 1000)::float8`;
  const [row] = await db.select({ next }).from(table).where(gt(table.publishAt, now));
  const midnight = (Math.floor(now.getTime() / DAY) + 1) * DAY;
  return Math.min(midnight, row?.next ?? Infinity);
}

/** What of a query decides what is counted: not the part of the list that is shown, nor its order. */
function narrowing(query: AnyQuery): Record<string, unknown> {
  const { limit: _limit, page: _page, cursor: _cursor, sort: _sort, facets: _facets, ...rest } = query;
  return rest;
}

/**
 * Counts for a visitor what a list finds, once until something that visitors see has changed: counting reads every row, and
 * the rest of a page does not. The database tells of changes, so that every server is right at once. Editors count anew.
 *
 * @returns keeps what `count` answers, by what is counted
 */
export function keepingCounts(
  served: Served,
  { db, query, viewer, now }: Listing<AnyQuery>,
): <Value>(what: string, count: () => Promise<Value>) => Promise<Value> {
  if (viewer !== undefined || !served.type.paged) return (_what, count) => count();
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const asked = contentRevision(db);
  return async <Value>(what: string, count: () => Promise<Value>): Promise<Value> => {
    const key = JSON.stringify([served.type.collection, what, narrowing(query)]);
    const revision = await asked;
    const known = kept.get(key);
    if (known?.revision === revision && now.getTime() < known.until) return known.counted as Promise<Value>;
    const until = await nextMoment(served, db, now);
    const counted = count();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { revision, until, counted });
    counted.catch(() => kept.delete(key));
    return counted;
  };
}
