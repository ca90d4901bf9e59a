import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { admins } from './people';

/** Who has which item open in an editor. It says so again and again; what is older than a minute counts no more. */
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
