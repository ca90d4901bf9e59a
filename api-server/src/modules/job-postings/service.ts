import type { ContentListQuery, JobPosting, JobState } from 'api-client';
import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { RECRUITERS, type Viewer } from '../../auth/viewer';
import { isShown, withStatus } from '../../content/visibility';
import { jobPostings } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { listFieldsOf, listPage } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import { several, type ReadQuery } from '../../listing/read-query';
import { matching } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { findJobPosting, jobPostingsOf, newestJobsFirst, toJobPosting } from './repository';

type Filter = string | string[] | undefined;
export type JobPostingQuery = ReadQuery<ContentListQuery> & {
  location?: Filter;
  role?: Filter;
  department?: Filter;
  employmentType?: Filter;
  workplaceType?: Filter;
  state?: JobState | undefined;
};

function oneOf(column: AnyPgColumn, filter: Filter): SQL | undefined {
  const values = several(filter)?.map((value) => value.toLowerCase());
  return values && inArray(sql`lower(${column})`, values);
}

/** One of a job's roles is one of those asked for. */
function hasRole(filter: Filter): SQL | undefined {
  const values = several(filter)?.map((value) => value.toLowerCase());
  if (!values) return undefined;
  return sql`exists (select 1 from unnest(${jobPostings.role}) as one(role) where ${inArray(sql`lower(one.role)`, values)})`;
}

function inState(state: JobState | undefined, now: Date): SQL | undefined {
  const today = now.toISOString().slice(0, 10);
  if (state === 'closed') return or(eq(jobPostings.state, 'closed'), lt(jobPostings.validThrough, today));
  return and(eq(jobPostings.state, 'open'), or(isNull(jobPostings.validThrough), gte(jobPostings.validThrough, today)));
}

/** Jobs, newest first. Closed ones where `state=closed` asks for them, and for editors who ask by `status`. */
export async function listJobPostings({ db, clock }: Services, query: JobPostingQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const where = and(
    withStatus(jobPostings, query.status, viewer, RECRUITERS, now),
    query.state !== undefined || query.status === undefined ? inState(query.state, now) : undefined,
    oneOf(jobPostings.location, query.location),
    hasRole(query.role),
    oneOf(jobPostings.department, query.department),
    oneOf(jobPostings.employmentType, query.employmentType),
    oneOf(jobPostings.workplaceType, query.workplaceType),
    matching(query.search, [jobPostings.title, jobPostings.location, jobPostings.department, jobPostings.detail]),
  );
  const page = await listPage(jobPostingsOf(db), orderOf(jobPostings, query.sort, newestJobsFirst), where, query);
  return { jobPostings: page.rows.map((row) => toJobPosting(row, now)), ...listFieldsOf(page) };
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
