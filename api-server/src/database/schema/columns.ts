import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Text compared byte by byte, so that both engines sort and page alike in any locale. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A moment with millisecond precision, like a JavaScript date, and so a cursor. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A JSON column with the type of its values; writers validate before storing. */
export const json = <Value>(name: string) => jsonb(name).$type<Value>();

/** The columns of every entity. Times come from the application's clock, never from the database's. */
export const entityColumns = () => ({
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  version: integer('version').notNull().default(1),
});

export const STATUSES = ['draft', 'scheduled', 'published', 'trashed'] as const;

/** The further columns of every content type. `sortName` is the folded name for sorting. */
export const contentColumns = () => ({
  ...entityColumns(),
  status: text('status', { enum: STATUSES }).notNull().default('published'),
  publishAt: moment('publish_at'),
  /** The status to which a trashed item is restored. */
  statusBeforeTrash: text('status_before_trash', { enum: STATUSES }),
  deletedAt: moment('deleted_at'),
  deletedBy: text('deleted_by').notNull().default(''),
  sortName: byteText('sort_name').notNull(),
});

/** A unique address. `slugKey` is the slug without case and punctuation, by which it is found. */
export const slugColumns = () => ({
  slug: text('slug').notNull(),
  slugKey: byteText('slug_key').notNull(),
});

/** Beside a rich text: its rendered form, if that differs, and the mark with the rules of both. */
export const renderedColumns = () => ({
  renderedHtml: text('rendered_html'),
  renderedMark: text('rendered_mark').notNull().default(''),
});

/** A text as it is compared, like `fold` of `api-client`; a function of the migrations. */
export const foldedText = (value: SQL | AnyPgColumn): SQL => sql`folded_text(${value})`;

/** The searched columns as one folded text, so that one index of trigrams is enough. */
export const searchedColumn = (parts: readonly SQL[]) => ({
  searched: text('searched')
    .notNull()
    .generatedAlwaysAs(foldedText(sql.join([...parts], sql` || chr(10) || `))),
});

/**
 * The folded title and short texts of an item as one text. Words with typing errors are compared with it: with the text
 * of a whole article that would take seconds.
 */
export const similarText = (title: AnyPgColumn, texts: readonly AnyPgColumn[]): SQL =>
  sql`(${sql.join([title, ...texts.map(foldedText)], sql` || ' ' || `)})`;

/** Similar words, by PostgreSQL's measure from 0 to 1, are at least as similar as this. */
export const SIMILARITY = 'pg_trgm.word_similarity_threshold=0.5';

export const orderColumn = () => ({ order: integer('position').notNull().default(0) });

/**
 * The parameters of an inverted index. A search reads the list of entries that are not in the index yet from its beginning,
 * so it has at most 64 kB; without one, each changed row would be written word by word.
 */
export const shortPendingList = { fastupdate: true, gin_pending_list_limit: 64 };
