import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';
import { columnsOf } from './columns-of';

/** Redirects from old addresses to new ones. */
export const redirects = pgTable('redirects', columnsOf(types.redirects), (table) => [
  uniqueIndex('redirects_from')
    .on(table.from)
    .where(sql`status <> 'trashed'`),
]);

/** Requested paths without a page, with counts, and without visitors. */
export const missingAddresses = pgTable(
  'missing_addresses',
  {
    id: text('id').primaryKey(),
    path: byteText('path').notNull().unique(),
    count: integer('count').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('missing_addresses_age').on(table.lastAt)],
);
