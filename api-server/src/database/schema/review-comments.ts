import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { admins } from './people';
import { reviews } from './reviews';

/** Comments on the fields of items that are reviewed. They end with their review. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: text('id').primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('review_comments_of_review').on(table.reviewId),
    index('review_comments_of_author').on(table.authorId),
  ],
);
