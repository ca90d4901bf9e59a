import type { Feedback } from 'api-client';
import { count } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { feedbacks } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';

export type FeedbackRow = typeof feedbacks.$inferSelect;

/** As editors have placed them. */
export const feedbacksInOrder: OrderKey<FeedbackRow>[] = [
  { by: feedbacks.order, kind: 'number', of: (row) => row.order },
];

export function feedbacksOf(db: Database): ListSource<FeedbackRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(feedbacks)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(feedbacks).where(where))[0]?.count ?? 0,
  };
}

/** A row as the contract shows it. */
export function toFeedback(row: FeedbackRow, now: Date): Feedback {
  const { name, designation, company, photo, message, rating, order, visible } = row;
  return { ...contentFieldsOf(row, now), name, designation, company, photo, message, rating, order, visible };
}
