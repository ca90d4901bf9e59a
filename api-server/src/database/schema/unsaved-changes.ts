import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, moment } from './columns';
import { admins } from './people';

/** The unsaved input of editors. Only the user who typed it reads it. */
export const unsavedChanges = pgTable(
  'unsaved_changes',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    collection: text('collection').notNull(),
    /** `new` for a new item. */
    entityId: text('entity_id').notNull(),
    version: integer('version'),
    changed: json<Record<string, unknown>>('changed').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.adminId, table.collection, table.entityId] }),
    index('unsaved_changes_age').on(table.at),
  ],
);
