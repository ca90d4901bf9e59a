import type { Feedback } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { feedbacks } from '../../database/schema';
import { toFeedback, type FeedbackRow } from './repository';

export const feedbackKind: ContentKind<typeof feedbacks, FeedbackRow, Feedback> = {
  collection: 'feedbacks',
  what: 'Testimonial',
  table: feedbacks,
  entityOf: toFeedback,
  titleOf: ({ name }) => name,
};
