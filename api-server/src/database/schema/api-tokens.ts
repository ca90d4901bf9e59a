import type { Role } from 'api-client';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';

/** What other systems call the API with. Only a hash of each is here: who reads the database cannot use them. */
export const apiTokens = pgTable('api_tokens', {
  id: text('id').primaryKey(),
  tokenHash: byteText('token_hash').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  /** The last letters of the token, by which people tell them apart. */
  ending: text('ending').notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});
