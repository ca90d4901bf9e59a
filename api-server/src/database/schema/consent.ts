import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The texts of the privacy notices that visitors agreed to, each once. Nothing in them is about a visitor. */
export const agreedNotices = pgTable('agreed_notices', {
  /** The hash of its language and text. */
  id: text('id').primaryKey(),
  language: text('language').notNull(),
  text: text('text').notNull(),
  since: moment('since').notNull(),
});
