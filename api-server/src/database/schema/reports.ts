import type { ReportMessage } from 'api-client';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { collectionItems } from './collections';
import { json } from './columns';

/**
 * Reports without a name. The item of each has its reference, state and note; what was sent is in its messages alone, and
 * is deleted with the item.
 */
export const reports = pgTable('reports', {
  id: text('id')
    .primaryKey()
    .references(() => collectionItems.id, { onDelete: 'cascade' }),
  /** The key is a secret of 80 random bits, so a plain hash cannot be reversed by trying. */
  keyHash: text('key_hash').notNull().unique(),
});

/** The messages of a report, with the day and without the time, which could be compared with other logs. */
export const reportMessages = pgTable(
  'report_messages',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    sender: text('sender', { enum: ['sender', 'company'] }).notNull(),
    text: text('text').notNull().default(''),
    answers: json<ReportMessage['answers']>('answers').notNull().default([]),
    day: text('day').notNull(),
    /** Whether the desk of the form had an email about it. */
    announced: boolean('announced').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.position] })],
);
