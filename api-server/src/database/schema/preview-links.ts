import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { byteText, json, moment } from './columns';

/** Links to unpublished items. Only a hash of each is stored, which cannot be used as a link. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: text('id').primaryKey(),
    tokenHash: byteText('token_hash').notNull().unique(),
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('preview_links_of_entity').on(table.collection, table.entityId),
    index('preview_links_expiry').on(table.expiresAt),
  ],
);

/** Items with the changes typed in their editors, for as long as a preview beside an editor takes to load. */
export const livePreviews = pgTable(
  'live_previews',
  {
    tokenHash: byteText('token_hash').primaryKey(),
    collection: text('collection').notNull(),
    item: json<object>('item').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('live_previews_expiry').on(table.expiresAt)],
);
