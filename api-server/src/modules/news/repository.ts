import type { Facet, NewsItem } from 'api-client';
import { count, desc, eq, or, sql } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import { showRichText } from '../../content/stored-rich-text';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { news } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
import { slugKey } from '../../text/fold';

export type NewsRow = typeof news.$inferSelect;

export const pinnedThenNewest: OrderKey<NewsRow>[] = [
  { by: news.pinned, descending: true, kind: 'boolean', of: (row) => row.pinned },
  { by: news.date, descending: true, kind: 'day', of: (row) => row.date },
];

/** The rows of the list, from a place on. */
export function newsOf(db: Database, offset = 0): ListSource<NewsRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(news)
        .where(where)
        .orderBy(...order)
        .offset(offset)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(news).where(where))[0]?.count ?? 0,
  };
}

/** How many published items each category has, by name. */
export function countCategories(db: Database, now: Date): Promise<Facet['values']> {
  return db
    .select({ value: news.category, count: count() })
    .from(news)
    .where(publicOnly(news, now))
    .groupBy(news.category)
    .orderBy(news.category);
}

/** How many published items there are of each year, the latest first. */
export function countYears(db: Database, now: Date): Promise<Facet['values']> {
  const year = sql<string>`left(${news.date}::text, 4)`;
  return db
    .select({ value: year, count: count() })
    .from(news)
    .where(publicOnly(news, now))
    .groupBy(year)
    .orderBy(desc(year));
}

/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export async function findNewsItem(db: Database, idOrSlug: string): Promise<NewsRow | undefined> {
  const rows = await db
    .select()
    .from(news)
    .where(or(eq(news.id, idOrSlug), eq(news.slugKey, slugKey(idOrSlug))));
  return rows.find(({ id }) => id === idOrSlug) ?? rows.find(({ status }) => status !== 'trashed');
}

/** A row as the contract shows it. */
export function toNewsItem(row: NewsRow, now: Date): NewsItem {
  const { slug, title, summary, image, imageAlt, category, source, sourceUrl, author, date, pinned } = row;
  return {
    ...contentFieldsOf(row, now),
    ...{ slug, title, summary, image, imageAlt, category, source, sourceUrl, author, date, pinned },
    content: showRichText(row.content, row),
  };
}
