import * as types from 'api-client/content-types';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';
import { columnsOf } from './columns-of';

/** What leads from an address where nothing is to where it is now. */
export const redirects = pgTable('redirects', columnsOf(types.redirects), (table) => [
  uniqueIndex('redirects_from')
    .on(table.from)
    .where(sql`status <> 'trashed'`),
]);

/** Paths that were asked for and have no page: how often, never by whom. */
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
