import { type ContentListQuery, type JobState } from 'api-client';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { siteDay } from '../../content/site-dates';
import { withStatus } from '../../content/visibility';
import { jobPostings } from '../../database/schema';
import { valuesOf, type ReadQuery } from '../../pagination/read-query';
import { matchingFolded } from '../../pagination/search-pattern';
import type { Listing } from '../served-content-type';
import { searchInLanguage } from '../search-in-language';
import { inState } from './state';

type Filter = string | string[] | undefined;
export type JobPostingQuery = ReadQuery<ContentListQuery> & {
  location?: Filter;
  role?: Filter;
  department?: Filter;
  employmentType?: Filter;
  workplaceType?: Filter;
  state?: JobState | undefined;
  page?: number | undefined;
  facets?: '0' | '1' | undefined;
};

/**
 * The parts of a list's condition. They are separate, because chosen values do not narrow the counts of their
 * facet.
 */
export interface JobPostingFilter {
  /** By the viewer's permissions, open or closed. */
  readonly listed: SQL | undefined;
  readonly search: SQL | undefined;
  readonly location: SQL | undefined;
  readonly role: SQL | undefined;
  readonly department: SQL | undefined;
  readonly employmentType: SQL | undefined;
  readonly workplaceType: SQL | undefined;
}

function oneOf(column: AnyPgColumn, filter: Filter): SQL | undefined {
  const values = valuesOf(filter)?.map((value) => value.toLowerCase());
  return values && inArray(sql`lower(${column})`, values);
}

/** Whether one of a job's roles is among the chosen ones. */
function hasRole(filter: Filter): SQL | undefined {
  const values = valuesOf(filter)?.map((value) => value.toLowerCase());
  if (!values) return undefined;
  return sql`exists (select 1 from unnest(${jobPostings.role}) as one(role) where ${inArray(sql`lower(one.role)`, values)})`;
}

/**
 * Reads a list's query. Closed jobs are listed with `state=closed`, and for editors who set `status`.
 * @throws 401 or 403 for a `status` that this viewer may not set
 */
export async function readFilter({ db, query, viewer, now }: Listing<JobPostingQuery>): Promise<JobPostingFilter> {
  const { location, department, employmentType, workplaceType } = jobPostings;
  const state = query.state ?? (query.status === undefined ? 'open' : undefined);
  return {
    listed: and(
      withStatus(jobPostings, query.status, viewer, { collection: 'job-postings' }, now),
      state && inState(state, await siteDay(db, now)),
    ),
    search: searchInLanguage(
      matchingFolded(query.search, jobPostings.searched),
      { collection: 'job-postings', table: jobPostings },
      query,
    ),
    location: oneOf(location, query.location),
    role: hasRole(query.role),
    department: oneOf(department, query.department),
    employmentType: oneOf(employmentType, query.employmentType),
    workplaceType: oneOf(workplaceType, query.workplaceType),
  };
}

export function conditionOf(filter: JobPostingFilter): SQL | undefined {
  return and(...Object.values(filter));
}
