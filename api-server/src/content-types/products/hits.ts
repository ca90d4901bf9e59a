import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { productSearch } from '../../database/schema';
import type { CountedChoice } from './field-values';
import { conditionOf, type ProductFilter } from './filter';
import { rankOf } from './ranking';
import { memoize } from './memoize';

/** Enough of the best results for the pages that people look at. */
const MAX_RANKED = 100;

/** Counts, choices and the best results of a filter. */
export interface Hits {
  /** The number of products by subsector; those without any are left out. */
  bySubsector: { subsectorId: string; count: number }[];
  /** The choices of their select-type fields, as they are stored. */
  choices: CountedChoice[];
  /** The first by rank and name, and whether there are more. */
  best: { id: string; rank: number }[];
  hasMore: boolean;
}

/**
 * Evaluates the condition once, over rows that are scattered on disk: reading them is most of the cost of a search in a
 * large catalogue, so one scan answers counts, facets and the first pages.
 */
async function find(db: Database, filter: ProductFilter): Promise<Hits> {
  const { id, subsectorId, sortName, choices } = productSearch;
  const hits = db.$with('hits').as(
    db
      .select({ id, subsectorId, sortName, choices, rank: rankOf(filter).as('rank') })
      .from(productSearch)
      .where(conditionOf(productSearch, filter)),
  );
  // Many products have the same choices: each set of choices is expanded once for all of them.
  const alike = sql`(select ${hits.choices} as choices, count(*) as count from ${hits} group by 1) as alike`;
  const listed = <Row>(rows: SQL): SQL<Row[]> =>
    sql`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`;
  const [found] = await db
    .with(hits)
    .select({
      bySubsector: listed<Hits['bySubsector'][number]>(
        sql`select ${hits.subsectorId} as "subsectorId", count(*) as count from ${hits} group by 1`,
      ),
      choices: listed<CountedChoice>(
        sql`select choice, sum(alike.count) as count from ${alike}, unnest(alike.choices) as choice group by 1`,
      ),
      best: listed<Hits['best'][number]>(
        sql`select ${hits.id} as id, rank from ${hits} order by rank, ${hits.sortName}, ${hits.id} limit ${MAX_RANKED}`,
      ),
    })
    .from(sql`(select 1) as once`);
  if (!found) throw new Error('The database has not answered what a filter finds');
  return { ...found, hasMore: found.best.length === MAX_RANKED };
}

export function findHits(db: Database, filter: ProductFilter): Promise<Hits> {
  return memoize('hits', filter, () => find(db, filter));
}
