import type { Feedback } from 'api-client';
import type { Database } from '../../database/database';
import { feedbacks } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';
export type FeedbackRow = typeof feedbacks.$inferSelect;
/** As editors have placed them. */
export declare const feedbacksInOrder: OrderKey<FeedbackRow>[];
export declare function feedbacksOf(db: Database): ListSource<FeedbackRow>;
/** A row as the contract shows it. */
export declare function toFeedback(row: FeedbackRow, now: Date): Feedback;
