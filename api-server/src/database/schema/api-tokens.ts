import type { TokenScope } from 'api-client/token-scopes';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';
import { admins } from './people';

/** API tokens of other systems. Only a hash of each is stored, which cannot be used as a token. */
export const apiTokens = pgTable('api_tokens', {
  id: text('id').primaryKey(),
  tokenHash: byteText('token_hash').notNull().unique(),
  name: text('name').notNull(),
  scopes: text('scopes').array().$type<TokenScope[]>().notNull().default([]),
  /** The last characters of the token, by which people distinguish them. */
  ending: text('ending').notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  /** Its creator: it has at most their permissions, and ends with their account. */
  createdById: text('created_by_id').references(() => admins.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});
