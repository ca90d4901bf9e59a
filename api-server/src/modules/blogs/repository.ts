import type { Blog, Facet } from 'api-client';
import { count, desc, eq, or, sql } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import { showRichText } from '../../content/stored-rich-text';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { blogs } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
import { slugKey } from '../../text/fold';

/** More tags than anybody chooses from. */
const MOST_TAGS = 50;

export type BlogRow = typeof blogs.$inferSelect;

export const newestBlogsFirst: OrderKey<BlogRow>[] = [
  { by: blogs.date, descending: true, kind: 'day', of: (row) => row.date },
];

export const mostReadFirst: OrderKey<BlogRow>[] = [
  { by: blogs.views, descending: true, kind: 'number', of: (row) => row.views },
];

/** The rows of the list, from a place on. */
export function blogsOf(db: Database, offset = 0): ListSource<BlogRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(blogs)
        .where(where)
        .orderBy(...order)
        .offset(offset)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(blogs).where(where))[0]?.count ?? 0,
  };
}

/** How many published blogs have each tag, the frequent ones first. */
export async function countTags(db: Database, now: Date): Promise<Facet['values']> {
  const tag = sql<string>`unnest(${blogs.tags})`.as('tag');
  const tags = db.select({ tag }).from(blogs).where(publicOnly(blogs, now)).as('tags');
  return db
    .select({ value: tags.tag, count: count() })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(desc(count()), tags.tag)
    .limit(MOST_TAGS);
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
    content: showRichText(row.content, row),
    Date: row.date,
  };
}
