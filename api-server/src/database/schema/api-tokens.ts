import type { TokenScope } from 'api-client/token-scopes';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';
import { admins } from './people';

/** What other systems call the API with. Only a hash of each is here: who reads the database cannot use them. */
export const apiTokens = pgTable('api_tokens', {
  id: text('id').primaryKey(),
  tokenHash: byteText('token_hash').notNull().unique(),
  name: text('name').notNull(),
  /** Read by the servers of the release before alone: they let a token do the least that there is. */
  role: text('role').notNull().default('recruiter'),
  scopes: text('scopes').array().$type<TokenScope[]>().notNull().default([]),
  /** The last letters of the token, by which people tell them apart. */
  ending: text('ending').notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  /** Whose token it is: it may do no more than they may, and ends with their account. */
  createdById: text('created_by_id').references(() => admins.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});
