import type { NamedVersions } from 'api-client';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, moment, STATUSES } from './columns';

/** Named sets of changes that visitors see at one moment. */
export const releases = pgTable(
  'releases',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** When items were last added or removed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    publishAt: moment('publish_at'),
    /** Null while visitors do not see it. */
    publishedAt: moment('published_at'),
    publishedBy: text('published_by').notNull().default(''),
    failure: text('failure').notNull().default(''),
    /** The versions of front ends that have to be live when it is published. */
    frontEnds: json<NamedVersions>('front_ends').notNull().default([]),
  },
  (table) => [index('releases_due').on(table.publishAt)],
);

/** The items of releases, and what is needed to restore each as it was before. */
export const releaseItems = pgTable(
  'release_items',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    title: text('title').notNull(),
    action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
    addedBy: text('added_by').notNull(),
    /** The menus as they will be; of other items the pending changes that the release has published. */
    content: json<Record<string, unknown>>('content'),
    /** The version that the menus were made from. */
    baseVersion: integer('base_version'),
    /** The item before and after the publication. */
    versionBefore: integer('version_before'),
    versionAfter: integer('version_after'),
    statusBefore: text('status_before', { enum: STATUSES }),
    publishAtBefore: moment('publish_at_before'),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.collection, table.entityId] }),
    index('release_items_of_entity').on(table.collection, table.entityId),
  ],
);
