import {
  exportJobApplications,
  fetchJobPosting,
  GetJobPostings,
  updateJobApplication,
  type ApplicationState,
  type JobPosting,
  type JobPostingListQuery,
} from 'api-client';
import { callApi, changeTogether, request, siteApi, type AppThunk } from 'shared-store';

/** The endpoints of the remote's administration that need more than an API call. */
export const careersAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the jobs that a query finds, open and closed, published and unpublished. */
    jobPostingPage: build.query<{ jobPostings: JobPosting[]; total: number }, JobPostingListQuery>({
      query: (query) => request(GetJobPostings, { query: { status: 'all', ...query }, withToken: true }),
      providesTags: ['job-postings'],
    }),
    jobPostingToEdit: build.query<JobPosting, string>({
      query: (id) => request(fetchJobPosting, { params: { id }, withToken: true }, 'field'),
      providesTags: ['job-postings'],
    }),
    changeJobApplication: changeTogether(build, updateJobApplication, ['job-applications', 'dashboard']),
  }),
});

export const { useJobPostingPageQuery, useJobPostingToEditQuery, useChangeJobApplicationMutation } = careersAdminApi;

interface ExportQuery {
  readonly search?: string;
  readonly state?: ApplicationState;
  readonly jobId?: string;
}

/** Loads the matching applications as CSV. */
export function readApplicationsCsv(query: ExportQuery): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportJobApplications, { query }));
}
