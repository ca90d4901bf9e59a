import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentColumns, moment, renderedColumns, slugColumns } from './columns';

const notTrashed = sql`status <> 'trashed'`;

export const blogs = pgTable(
  'blogs',
  {
    ...contentColumns(),
    ...slugColumns(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    content: text('content').notNull(),
    ...renderedColumns(),
    blogImg: text('blog_img').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
    author: text('author').notNull(),
    authorImg: text('author_img').notNull().default(''),
    tags: text('tags').array().notNull(),
    /** The day and the time of day shown; the specification's `Date` and `time`. */
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time').notNull().default(''),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    readingMinutes: integer('reading_minutes').notNull().default(1),
  },
  (table) => [
    uniqueIndex('blogs_slug_key').on(table.slugKey).where(notTrashed),
    index('blogs_by_date').on(table.date, table.id),
  ],
);

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

export const news = pgTable(
  'news',
  {
    ...contentColumns(),
    ...slugColumns(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    content: text('content').notNull(),
    ...renderedColumns(),
    image: text('image').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
    category: text('category').notNull(),
    source: text('source').notNull().default(''),
    sourceUrl: text('source_url').notNull().default(''),
    author: text('author').notNull().default(''),
    date: date('date', { mode: 'string' }).notNull(),
    pinned: boolean('pinned').notNull().default(false),
  },
  (table) => [
    uniqueIndex('news_slug_key').on(table.slugKey).where(notTrashed),
    index('news_by_date').on(table.pinned, table.date, table.id),
  ],
);
