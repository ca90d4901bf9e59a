import type { Feedback } from 'api-client';
import { feedbacks } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';
import { PlacesButton } from '../ordering/places-button';

const columns = { rating: { sortValue: undefined } };

/** The testimonials and their order. */
export function Component() {
  return <ContentCollection<Feedback> type={feedbacks} columns={columns} actions={<PlacesButton type={feedbacks} />} />;
}
