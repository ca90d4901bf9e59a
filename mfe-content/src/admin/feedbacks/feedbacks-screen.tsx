import type { Feedback } from 'api-client';
import { feedbacks } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';

const columns = { rating: { value: undefined } };

/** The testimonials and their order. */
export function Component() {
  return <ContentCollection<Feedback> type={feedbacks} columns={columns} />;
}
