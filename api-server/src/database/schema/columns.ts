import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Text compared byte by byte, so that both engines sort and page alike whatever their locale. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A moment with millisecond precision: exactly what a JavaScript date, and so a cursor, can hold. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A JSON column typed by what is stored in it; writers validate before storing. */
export const json = <Value>(name: string) => jsonb(name).$type<Value>();

/** What every entity carries. Times come from the application's clock, never from the database's. */
export const entityColumns = () => ({
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  version: integer('version').notNull().default(1),
});

export const STATUSES = ['draft', 'scheduled', 'published', 'trashed'] as const;

/** What every kind of content carries besides. `sortName` is the folded name lists are sorted by. */
export const contentColumns = () => ({
  ...entityColumns(),
  status: text('status', { enum: STATUSES }).notNull().default('published'),
  publishAt: moment('publish_at'),
  /** Where a trashed item returns to. */
  statusBeforeTrash: text('status_before_trash', { enum: STATUSES }),
  deletedAt: moment('deleted_at'),
  deletedBy: text('deleted_by').notNull().default(''),
  sortName: byteText('sort_name').notNull(),
});

/** An address of its own. `slugKey` is the slug without case and punctuation, by which it is found. */
export const slugColumns = () => ({
  slug: text('slug').notNull(),
  slugKey: byteText('slug_key').notNull(),
});

/** Beside a rich text: what pages show of it, where that differs, and the mark of the rules that both were made by. */
export const renderedColumns = () => ({
  renderedHtml: text('rendered_html'),
  renderedMark: text('rendered_mark').notNull().default(''),
});

/**
 * What a search reads: some columns as one text without case and accents, as `fold` has it, so that one index of trigrams
 * answers it.
 */
export const searchedColumn = (parts: readonly SQL[]) => ({
  searched: text('searched')
    .notNull()
    .generatedAlwaysAs(
      sql`regexp_replace(normalize(lower(${sql.join([...parts], sql` || chr(10) || `)}), NFKD), '[\\u0300-\\u036f]', '', 'g')`,
    ),
});

/** Content placed by hand. */
export const orderColumn = () => ({ order: integer('position').notNull().default(0) });
