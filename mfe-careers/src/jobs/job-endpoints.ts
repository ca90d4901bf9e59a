import { fetchCareerBanner, fetchJobPosting, GetJobPostings, type JobPosting } from 'api-client';
import { readItems, request, siteApi } from 'shared-store';
import { toJobSummary, type JobSummary } from './job-summary';

interface JobListArg {
  /** At most so many, newest first; all open jobs when absent. */
  readonly limit?: number;
}

/** What the public pages of the section read. */
export const jobApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** The open jobs, as lists show them. */
    jobPostingSummaries: build.query<JobSummary[], JobListArg>({
      query: ({ limit }) => request(GetJobPostings, { query: { sort: '-createdAt', limit } }, 'field'),
      transformResponse: (jobs: JobPosting[]) => jobs.map(toJobSummary),
      providesTags: ['job-postings'],
    }),
    /** One job by id or slug; a closed one is answered too. */
    jobPosting: readItems(build, fetchJobPosting, ['job-postings']),
    careerBanner: readItems(build, fetchCareerBanner, ['career-banner']),
  }),
});

export const { useJobPostingSummariesQuery, useJobPostingQuery, useCareerBannerQuery } = jobApi;

/** What the hooks and loaders ask a job with; one shape, so that both mean the same cache entry. */
export function jobArg(id: string): { params: { id: string } } {
  return { params: { id } };
}

/** The list page shows all open jobs. */
export const ALL_JOBS: JobListArg = {};
/** Suggestions and the home page show the newest few. */
export const NEWEST_JOBS: JobListArg = { limit: 4 };
