import type { CollectionDefinition } from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, contentColumns, json, moment, shortPendingList, slugColumns } from './columns';

/** Text, since `jsonb` would sort the fields of a definition, which have the order of its form. */
const definitionText = customType<{ data: CollectionDefinition; driverData: string }>({
  dataType: () => 'text',
  toDriver: (definition) => JSON.stringify(definition),
  fromDriver: (stored) => JSON.parse(stored) as CollectionDefinition,
});

/** The collections of remotes, with their definitions. Those of retired remotes stay until an owner erases them. */
export const collections = pgTable('collections', {
  /** `<remote>:<collection>` */
  name: text('name').primaryKey(),
  definition: definitionText('definition').notNull(),
  /** Whether its remote is on the site. */
  live: boolean('live').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/**
 * The items of all collections of remotes. A trigger derives `title`, `orderKey` and `searched` from the fields by the
 * definition, so that lists of any collection have indexes.
 */
export const collectionItems = pgTable(
  'collection_items',
  {
    ...contentColumns(),
    ...slugColumns(),
    collection: text('collection').notNull(),
    /** The fields of the definition. */
    data: json<Readonly<Record<string, unknown>>>('data').notNull(),
    title: text('title').notNull().default(''),
    /** The value of the field by which lists are sorted, as text that sorts alike. */
    orderKey: byteText('order_key').notNull().default(''),
    searched: text('searched').notNull().default(''),
  },
  (table) => [
    uniqueIndex('collection_items_slug_key')
      .on(table.collection, table.slugKey)
      .where(sql`status <> 'trashed'`),
    index('collection_items_by_order').on(table.collection, table.orderKey, table.id),
    index('collection_items_by_name').on(table.collection, table.sortName, table.id),
    index('collection_items_by_age').on(table.collection, table.createdAt, table.id),
    index('collection_items_by_change').on(table.collection, table.updatedAt),
    index('collection_items_fields').using('gin', table.data.op('jsonb_path_ops')).with(shortPendingList),
    index('collection_items_search').using('gin', table.searched.op('gin_trgm_ops')).with(shortPendingList),
  ],
);
