import {
  fetchJobPosting,
  GetJobPostings,
  updateJobApplication,
  type JobPosting,
  type JobPostingListQuery,
} from 'api-client';
import { callApi, changeTogether, request, siteApi, tagsOf, type AppThunk } from 'shared-store';

/** The endpoints of the remote's administration that need more than an API call. */
export const careersAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the jobs that a query finds, open and closed, published and unpublished. */
    jobPostingPage: build.query<{ jobPostings: JobPosting[]; total: number }, JobPostingListQuery>({
      query: (query) => request(GetJobPostings, { query: { status: 'all', ...query }, withToken: true }),
      providesTags: tagsOf(GetJobPostings),
    }),
    jobPostingToEdit: build.query<JobPosting, string>({
      query: (id) => request(fetchJobPosting, { params: { id }, withToken: true }, 'field'),
      providesTags: tagsOf(fetchJobPosting),
    }),
    changeJobApplication: changeTogether(build, updateJobApplication),
  }),
});

export const { useJobPostingPageQuery, useJobPostingToEditQuery, useChangeJobApplicationMutation } = careersAdminApi;

/** A page of the jobs, outside the cache. */
export const readJobs =
  (query: JobPostingListQuery): AppThunk<Promise<JobPosting[]>> =>
  async (dispatch) =>
    (await dispatch(callApi(GetJobPostings, { query: { status: 'all', ...query }, withToken: true }))).jobPostings;
