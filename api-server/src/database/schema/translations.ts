import type { TranslatedValue } from 'api-client';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, renderedColumns, shortPendingList } from './columns';

/** The English text that a field was translated from. */
export interface TranslatedSource {
  readonly hash: string;
  /** The version of the item that had it; null if it is unknown. */
  readonly version: number | null;
}

/** A machine's translation of a text, to which no person has agreed yet. */
export interface TranslationDraft extends TranslatedSource {
  readonly value: TranslatedValue;
}

/** The texts of an item in a language. */
export const translations = pgTable(
  'translations',
  {
    /** The collection, the item and the language, as `blogs/42/hi`: the uses of files name their row by one column. */
    id: text('id').primaryKey(),
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    /** The saved texts, by field. */
    texts: json<Readonly<Record<string, TranslatedValue>>>('texts').notNull(),
    sources: json<Readonly<Record<string, TranslatedSource>>>('sources').notNull(),
    /** A machine's texts, by field. Publishing leaves them out. */
    drafts: json<Readonly<Record<string, TranslationDraft>>>('drafts').notNull().default({}),
    /** The texts that visitors see; null without any. */
    published: json<Readonly<Record<string, TranslatedValue>>>('published'),
    publishedAt: moment('published_at'),
    publishedBy: text('published_by').notNull().default(''),
    /** Of the published rich text. */
    ...renderedColumns(),
    /** The numbers of fields without a translation, of those whose English text was changed since, and with a draft. */
    missing: integer('missing').notNull(),
    outdated: integer('outdated').notNull(),
    drafted: integer('drafted').notNull().default(0),
    /** The published short texts, folded. */
    searched: text('searched').notNull().default(''),
    /** The same as it is compared with words that are typed in Latin letters; each word is between spaces. */
    latin: text('latin')
      .notNull()
      .generatedAlwaysAs(sql`latin_key(searched)`),
  },
  (table) => [
    index('translations_of_entity').on(table.collection, table.entityId),
    index('translations_search').using('gin', table.searched.op('gin_trgm_ops')).with(shortPendingList),
    index('translations_latin').using('gin', table.latin.op('gin_trgm_ops')).with(shortPendingList),
  ],
);
