import type { Blog } from 'api-client';
import { count, eq, or } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import { sanitizeRichText } from '../../content/rich-text';
import type { Database } from '../../database/database';
import { blogs } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
import { slugKey } from '../../text/fold';

export type BlogRow = typeof blogs.$inferSelect;

export const newestBlogsFirst: OrderKey<BlogRow>[] = [
  { by: blogs.date, descending: true, kind: 'text', of: (row) => row.date },
];

export function blogsOf(db: Database): ListSource<BlogRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(blogs)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(blogs).where(where))[0]?.count ?? 0,
  };
}

/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export async function findBlog(db: Database, idOrSlug: string): Promise<BlogRow | undefined> {
  const rows = await db
    .select()
    .from(blogs)
    .where(or(eq(blogs.id, idOrSlug), eq(blogs.slugKey, slugKey(idOrSlug))));
  return rows.find(({ id }) => id === idOrSlug) ?? rows.find(({ status }) => status !== 'trashed');
}

/** A row as the contract shows it. */
export function toBlog(row: BlogRow, now: Date): Blog {
  const { slug, title, summary, blogImg, imageAlt, author, authorImg, tags, likes, views, time, readingMinutes } = row;
  return {
    ...contentFieldsOf(row, now),
    ...{ slug, title, summary, blogImg, imageAlt, author, authorImg, tags, likes, views, time, readingMinutes },
    content: sanitizeRichText(row.content),
    Date: row.date,
  };
}
