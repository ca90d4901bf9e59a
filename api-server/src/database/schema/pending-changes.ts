import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment } from './columns';

/** Saved changes of published items that visitors do not see yet. */
export const pendingChanges = pgTable(
  'pending_changes',
  {
    /** The collection and the item, as `blogs/42`: the uses of files name their row by one column. */
    id: text('id').primaryKey(),
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    title: text('title').notNull(),
    /** The version of the item that the changes were made to. */
    baseVersion: integer('base_version').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    /** The id of the administrator who began them; empty if that is not known. */
    byId: text('by_id').notNull().default(''),
    /** The whole item as it will be. */
    content: json<Record<string, unknown>>('content').notNull(),
    publishAt: moment('publish_at'),
    /** At that time the item is unpublished. */
    unpublish: boolean('unpublish').notNull().default(false),
    /** Publishing them deletes the item. */
    deletes: boolean('deletes').notNull().default(false),
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    index('pending_changes_of_entity').on(table.collection, table.entityId),
    index('pending_changes_due').on(table.publishAt),
  ],
);
