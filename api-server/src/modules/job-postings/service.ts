import type { JobPosting } from 'api-client';
import { RECRUITERS, type Viewer } from '../../auth/viewer';
import { isShown } from '../../content/visibility';
import { jobPostings } from '../../database/schema';
import { invalidField, notFound } from '../../errors/failures';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import type { Services } from '../../services';
import { facetsOf } from './facets';
import { conditionOf, readFilter, type JobPostingQuery } from './filter';
import { findJobPosting, jobPostingsOf, newestJobsFirst, toJobPosting } from './repository';

/** Jobs, newest first; with `limit` by cursor or by page number, with `facets=1` what they can be narrowed by. */
export async function listJobPostings({ db, clock }: Services, query: JobPostingQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const { limit, page = 1, cursor } = query;
  if (query.page !== undefined && limit === undefined) throw invalidField('page', 'Page needs limit');
  const filter = readFilter(query, viewer, now);
  const offset = limit !== undefined && !cursor ? (page - 1) * limit : 0;
  const order = orderOf(jobPostings, query.sort, newestJobsFirst);
  const { rows, ...way } = await listPage(jobPostingsOf(db, offset), order, conditionOf(filter), query);
  return {
    jobPostings: rows.map((row) => toJobPosting(row, now)),
    ...listFieldsOf({ rows, ...way }),
    ...(query.facets === '1' && { facets: await facetsOf(db, filter) }),
  };
}

/**
 * One job; a closed one too, with `state: 'closed'`, so that its page can explain itself.
 * @throws 404 when there is none, or none that this viewer may see.
 */
export async function getJobPosting(
  { db, clock }: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<JobPosting> {
  const row = await findJobPosting(db, idOrSlug);
  const now = clock.now();
  if (!row || !isShown(row, viewer, RECRUITERS, now)) throw notFound('Job posting');
  return toJobPosting(row, now);
}
