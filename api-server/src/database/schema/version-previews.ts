import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { NamedVersions } from 'api-client';
import { byteText, json, moment } from './columns';
import { admins } from './people';
import { releases } from './releases';

/** Links to published versions of front ends. Only a hash of each is stored, which cannot be used as a link. */
export const versionPreviews = pgTable(
  'version_previews',
  {
    id: text('id').primaryKey(),
    tokenHash: byteText('token_hash').notNull().unique(),
    versions: json<NamedVersions>('versions').notNull(),
    /** The release that the link shows, if any. */
    release: text('release').references(() => releases.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** The user who made it; a link shows only the items of a release that this user may read. */
    createdById: text('created_by_id').references(() => admins.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('version_previews_expiry').on(table.expiresAt)],
);
