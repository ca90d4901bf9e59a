import type { Blog } from 'api-client';
import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, shortPendingList, similarText } from './columns';
import { columnsOf } from './columns-of';

const notTrashed = sql`status <> 'trashed'`;

export const blogs = pgTable('blogs', columnsOf<typeof types.blogs, Blog>(types.blogs), (table) => [
  uniqueIndex('blogs_slug_key').on(table.slugKey).where(notTrashed),
  index('blogs_by_date').on(table.date, table.id),
  index('blogs_by_views').on(table.views, table.id),
  // As for job applications.
  index('blogs_search').using('gin', table.searched.op('gin_trgm_ops')).with(shortPendingList),
  index('blogs_similar')
    .using('gin', sql`${similarText(table.sortName, [table.summary])} gin_trgm_ops`)
    .with(shortPendingList),
]);

/** One like per visitor; `visitor` is a keyed hash, never an address. */
export const blogLikes = pgTable(
  'blog_likes',
  {
    blogId: text('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.visitor] })],
);

/** One view per visitor and day. */
export const blogViews = pgTable(
  'blog_views',
  {
    blogId: text('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.visitor, table.day] })],
);

export const news = pgTable('news', columnsOf(types.news), (table) => [
  uniqueIndex('news_slug_key').on(table.slugKey).where(notTrashed),
  index('news_by_date').on(table.pinned, table.date, table.id),
  index('news_search').using('gin', table.searched.op('gin_trgm_ops')).with(shortPendingList),
  index('news_similar')
    .using('gin', sql`${similarText(table.sortName, [table.summary])} gin_trgm_ops`)
    .with(shortPendingList),
]);
