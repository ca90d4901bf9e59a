import type { Feedback } from 'api-client';
import { feedbacks } from 'api-client/content-types';
import { ContentCollection, PlacesButton } from 'admin-kit/content';

const columns = { rating: { sortValue: undefined } };

/** The testimonials and their order. */
export function Component() {
  return (
    <ContentCollection<Feedback>
      type={feedbacks}
      purpose="Testimonials appear on the home page: what customers say, and who says it."
      columns={columns}
      actions={<PlacesButton type={feedbacks} />}
    />
  );
}
