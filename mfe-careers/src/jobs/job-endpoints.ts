import { GetJobPostings, type AnswerOf, type Facet, type JobPostingListQuery } from 'api-client';
import { request, siteApi } from 'shared-store';
import { toJobSummary, type JobSummary } from './job-summary';

/** One page of the open jobs, as lists show them. */
export interface JobSummaryPage {
  readonly jobs: readonly JobSummary[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly facets: readonly Facet[];
}

/** What the public pages of the section read. */
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
      providesTags: ['job-postings'],
    }),
  }),
});

export const { useJobPostingSummariesQuery } = jobApi;

/** What the hooks and loaders ask a job with; one shape, so that both mean the same cache entry. */
export function jobArg(id: string): { params: { id: string } } {
  return { params: { id } };
}

/** Suggestions and the home page show the newest few. */
export const NEWEST_JOBS: JobPostingListQuery = { sort: '-createdAt', limit: 4 };
