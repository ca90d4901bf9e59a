import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { admins } from './people';

/**
 * The items that users have open in an editor. Browsers renew it regularly; entries older than a minute do not count.
 */
export const editorPresence = pgTable(
  'editor_presence',
  {
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.entityId, table.adminId] }),
    index('editor_presence_age').on(table.seenAt),
  ],
);
