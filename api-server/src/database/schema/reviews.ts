import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { admins } from './people';
import { moment } from './columns';
import { pendingChanges } from './pending-changes';

/** Reviews of pending changes; each ends when its changes are published or discarded. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id')
      .primaryKey()
      .references(() => pendingChanges.id, { onDelete: 'cascade' }),
    requestedById: text('requested_by_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    /** The time of the changes that were sent, or that were approved. */
    changesAt: moment('changes_at').notNull(),
    dueOn: text('due_on'),
    note: text('note').notNull(),
    state: text('state', { enum: ['waiting', 'returned', 'approved'] }).notNull(),
    comment: text('comment').notNull().default(''),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('reviews_of_reviewer').on(table.reviewerId), index('reviews_of_author').on(table.requestedById)],
);
