import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { admins } from './people';

/** The filters of lists that users have saved. Only the user who saved one reads it. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    /** The path of the list's screen below `/admin/`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
  },
  (table) => [unique('saved_filters_names').on(table.adminId, table.list, table.name)],
);
