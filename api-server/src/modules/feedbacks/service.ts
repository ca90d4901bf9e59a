import type { ContentListQuery } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { withStatus } from '../../content/visibility';
import { feedbacks } from '../../database/schema';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import type { ReadQuery } from '../../listing/read-query';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { feedbacksInOrder, feedbacksOf, toFeedback } from './repository';

/** Testimonials in order; hidden ones only where a signed-in editor asks by `status`. */
export async function listFeedbacks(
  { db, clock }: Services,
  query: ReadQuery<ContentListQuery>,
  viewer: Viewer | undefined,
) {
  const now = clock.now();
  const where = and(
    withStatus(feedbacks, query.status, viewer, EDITORS, now),
    query.status === undefined ? eq(feedbacks.visible, true) : undefined,
    matching(query.search, [feedbacks.name, feedbacks.company, feedbacks.message]),
  );
  const page = await listPage(feedbacksOf(db), orderOf(feedbacks, query.sort, feedbacksInOrder), where, query);
  return { feedbacks: page.rows.map((row) => toFeedback(row, now)), ...listFieldsOf(page) };
}
