import type { Facet } from 'api-client';
import { count, desc, sql } from 'drizzle-orm';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { news } from '../../database/schema';
import type { HooksOf } from '../served-content-type';

/** The categories of published items with their counts, by name. */
function countCategories(db: Database, now: Date): Promise<Facet['values']> {
  return db
    .select({ value: news.category, count: count() })
    .from(news)
    .where(publicOnly(news, now))
    .groupBy(news.category)
    .orderBy(news.category);
}

/** The years of published items with their counts, the latest first. */
function countYears(db: Database, now: Date): Promise<Facet['values']> {
  const year = sql<string>`left(${news.date}::text, 4)`;
  return db
    .select({ value: year, count: count() })
    .from(news)
    .where(publicOnly(news, now))
    .groupBy(year)
    .orderBy(desc(year));
}

/** The facets cover all published items. */
export const newsHooks: HooksOf<'news'> = {
  facets: async ({ db, now }) => {
    const [categories, years] = await Promise.all([countCategories(db, now), countYears(db, now)]);
    return [
      { field: 'category', values: categories },
      { field: 'year', values: years },
    ];
  },
};
