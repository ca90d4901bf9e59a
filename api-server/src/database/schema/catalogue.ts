import type { Product, Sector } from 'api-client';
import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, moment, orderColumn, shortPendingList, STATUSES } from './columns';
import { columnsOf } from './columns-of';

const notTrashed = sql`status <> 'trashed'`;
const scheduled = sql`status = 'scheduled'`;

export const sectors = pgTable('sectors', columnsOf<typeof types.sectors, Sector>(types.sectors), (table) => [
  uniqueIndex('sectors_slug_key').on(table.slugKey).where(notTrashed),
]);

export const subsectors = pgTable(
  'subsectors',
  {
    ...columnsOf(types.subsectors),
    sectorId: text('sector_id')
      .notNull()
      .references(() => sectors.id),
  },
  (table) => [
    uniqueIndex('subsectors_slug_key').on(table.slugKey).where(notTrashed),
    index('subsectors_sector').on(table.sectorId),
  ],
);

export const products = pgTable(
  'products',
  {
    ...columnsOf<typeof types.products, Product>(types.products),
    /** Its place in its subsector. */
    ...orderColumn(),
    subsectorId: text('subsector_id')
      .notNull()
      .references(() => subsectors.id),
    sectorId: text('sector_id')
      .notNull()
      .references(() => sectors.id),
    /** Distinct folded words of name, description and custom fields, which a trigger copies to `product_search`. */
    words: text('words').array().notNull(),
    /** The values of its select-type fields, each as one text, for the same trigger. */
    choices: text('choices').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('products_slug_key').on(table.slugKey).where(notTrashed),
    index('products_by_name').on(table.sortName, table.id),
    index('products_by_creation').on(table.createdAt, table.id),
    index('products_of_subsector_by_name').on(table.subsectorId, table.sortName, table.id),
    index('products_of_subsector_by_creation').on(table.subsectorId, table.createdAt, table.id),
    index('products_of_subsector_in_order').on(table.subsectorId, table.order, table.id),
    index('products_of_sector_by_name').on(table.sectorId, table.sortName, table.id),
    index('products_of_sector_by_creation').on(table.sectorId, table.createdAt, table.id),
    index('products_scheduled').on(table.publishAt).where(scheduled),
  ],
);

/**
 * The columns by which products are searched, counted and ranked, one short row each: a search finds thousands that are
 * scattered over the disk. Triggers of `products` write it, and leave a row alone while its columns stay the same.
 */
export const productSearch = pgTable(
  'product_search',
  {
    id: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    publishAt: moment('publish_at'),
    subsectorId: text('subsector_id').notNull(),
    sectorId: text('sector_id').notNull(),
    sortName: byteText('sort_name').notNull(),
    /** By which the facets of searches are counted. */
    choices: text('choices').array().notNull(),
    words: text('words').array().notNull(),
  },
  (table) => [
    index('product_search_of_subsector').on(table.subsectorId),
    index('product_search_name_part')
      .using('gin', sql`${table.sortName} gin_trgm_ops`)
      .with(shortPendingList),
    index('product_search_words').using('gin', table.words).with(shortPendingList),
  ],
);

/**
 * Every word of the products, once. A mistyped word is looked up here by its trigrams: the vocabulary stays small while
 * the catalogue grows.
 */
export const searchWords = pgTable('search_words', { word: byteText('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gist', sql`${table.word} gist_trgm_ops`),
]);

/** The documents of products, one row each, for the search of the site. */
export const productDocuments = pgTable(
  'product_documents',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Its place among the documents of the product. */
    place: integer('place').notNull(),
    /** Its folded title. */
    title: byteText('title').notNull(),
    /** Distinct folded words of its title, product, type, language and the standards of its product. */
    words: text('words').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.place] }),
    index('product_documents_words').using('gin', table.words).with(shortPendingList),
  ],
);

/** The filterable values of products, one row each, for `field.<name>=` filters and facets. */
export const productFieldValues = pgTable(
  'product_field_values',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    subsectorId: text('subsector_id').notNull(),
    published: boolean('published').notNull(),
    fieldKey: byteText('field_key').notNull(),
    valueKey: byteText('value_key').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    /** Whether the field is of the select type: only such values are offered as facets. */
    choice: boolean('choice').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.fieldKey, table.valueKey] }),
    index('product_field_values_by_value').on(table.fieldKey, table.valueKey, table.productId),
  ],
);

/**
 * Published products per value and subsector, maintained by triggers, so that the cost of facets does not grow with the
 * catalogue.
 */
export const facetCounts = pgTable(
  'facet_counts',
  {
    subsectorId: text('subsector_id').notNull(),
    fieldKey: byteText('field_key').notNull(),
    valueKey: byteText('value_key').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    count: integer('count').notNull(),
    /** The number of them in which the field is of the select type. */
    choices: integer('choices').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subsectorId, table.fieldKey, table.valueKey] })],
);

/**
 * Published products per pair of select-type values and subsector, maintained by triggers: the facets while one value
 * is chosen.
 */
export const facetPairCounts = pgTable(
  'facet_pair_counts',
  {
    subsectorId: text('subsector_id').notNull(),
    fieldKey: byteText('field_key').notNull(),
    valueKey: byteText('value_key').notNull(),
    otherFieldKey: byteText('other_field_key').notNull(),
    otherValueKey: byteText('other_value_key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'facet_pair_counts_key',
      columns: [table.fieldKey, table.valueKey, table.otherFieldKey, table.otherValueKey, table.subsectorId],
    }),
  ],
);

/**
 * Products per subsector and status, maintained by triggers, so that the cost of totals does not grow with the
 * catalogue.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    subsectorId: text('subsector_id').notNull(),
    status: text('status').notNull(),
    sectorId: text('sector_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subsectorId, table.sectorId, table.status] })],
);

/**
 * Counts changes, by the name of a collection; `catalogue` counts the changes of all tables of the catalogue. Triggers
 * increase it, and results can be cached until then.
 */
export const contentRevisions = pgTable('content_revisions', {
  name: text('name').primaryKey(),
  revision: integer('revision').notNull(),
});
