import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { products } from '../../database/schema';
import type { CountedChoice } from './field-values';
import { conditionOf, type ProductFilter } from './filter';
import { rankOf } from './ranking';
import { memoize } from './memoize';

/** As many of the best are told as the pages need that are looked at. */
const MOST_BEST = 100;

/** All that is told of the products that a filter finds. */
export interface Hits {
  /** How many there are by their subsectors; those without any are left out. */
  bySubsector: { subsectorId: string; count: number }[];
  /** The choices of their select-type fields, as they are stored. */
  choices: CountedChoice[];
  /** The first by rank and name, and whether there are more. */
  best: { id: string; rank: number }[];
  hasMore: boolean;
}

/**
 * The condition is evaluated once, over rows that lie apart from each other: reading them is most of what a search in
 * a large catalogue costs, so counts, facets and the first pages are answered from one reading.
 */
async function find(db: Database, filter: ProductFilter): Promise<Hits> {
  const { id, subsectorId, sortName, choices } = products;
  const hits = db.$with('hits').as(
    db
      .select({ id, subsectorId, sortName, choices, rank: rankOf(filter).as('rank') })
      .from(products)
      .where(conditionOf(filter)),
  );
  // Many products have the same choices: each choice is looked at once for all of them.
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
        sql`select ${hits.id} as id, rank from ${hits} order by rank, ${hits.sortName}, ${hits.id} limit ${MOST_BEST}`,
      ),
    })
    .from(sql`(select 1) as once`);
  if (!found) throw new Error('The database has not answered what a filter finds');
  return { ...found, hasMore: found.best.length === MOST_BEST };
}

/** What a filter finds. */
export function findHits(db: Database, filter: ProductFilter): Promise<Hits> {
  return memoize('hits', filter, () => find(db, filter));
}
