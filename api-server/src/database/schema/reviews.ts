import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { admins } from './people';
import { moment } from './columns';

/**
 * Reviews of pending changes and of drafts. Each ends when its changes are published or discarded (by a trigger), or when
 * its draft is published, scheduled or deleted.
 */
export const reviews = pgTable(
  'reviews',
  {
    /** The collection and the item, as `blogs/42`. */
    id: text('id').primaryKey(),
    requestedById: text('requested_by_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    /** The time of the state that was sent, or that was answered. */
    changesAt: moment('changes_at').notNull(),
    dueOn: text('due_on'),
    note: text('note').notNull(),
    state: text('state', { enum: ['waiting', 'returned', 'approved'] }).notNull(),
    comment: text('comment').notNull().default(''),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('reviews_of_reviewer').on(table.reviewerId), index('reviews_of_author').on(table.requestedById)],
);
