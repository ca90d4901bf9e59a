import { GetJobPostings, type AnswerOf, type Facet, type JobPostingListQuery } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';
import { toJobSummary, type JobSummary } from './job-summary';

/** A page of the open jobs for lists. */
export interface JobSummaryPage {
  readonly jobs: readonly JobSummary[];
  /** The number of jobs on all pages. */
  readonly total: number;
  readonly facets: readonly Facet[];
}

/** The endpoints of the public pages. */
export const jobApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** The open jobs that a query finds. */
    jobPostingSummaries: build.query<JobSummaryPage, JobPostingListQuery>({
      query: (query) => request(GetJobPostings, { query }),
      transformResponse: ({ jobPostings, total, facets = [] }: AnswerOf<typeof GetJobPostings>) => ({
        jobs: jobPostings.map(toJobSummary),
        total,
        facets,
      }),
      providesTags: tagsOf(GetJobPostings),
    }),
  }),
});

export const { useJobPostingSummariesQuery } = jobApi;

/** The argument of a job's query; hooks and loaders share its shape, so that both use the same cache entry. */
export function jobArg(id: string): { params: { id: string } } {
  return { params: { id } };
}

/** The query of suggestions: the newest few. */
export const NEWEST_JOBS: JobPostingListQuery = { sort: '-createdAt', limit: 4 };
