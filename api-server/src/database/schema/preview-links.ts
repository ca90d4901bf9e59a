import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';

/** Links to what is not published. Only a hash of each is here: who reads the database cannot follow them. */
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
