import {
  addInterview,
  cancelInterview,
  deleteJobApplication,
  exportInterview,
  fetchJobRecruiters,
  fetchOtherApplications,
  fetchRecruiters,
  fetchStateMailRevisions,
  fetchStateMails,
  updateJobRecruiters,
  updateStateMail,
  exportJobApplications,
  fetchDashboard,
  fetchJobApplication,
  fetchJobApplications,
  fetchJobPosting,
  GetJobPostings,
  updateJobApplication,
  type ApplicationState,
  type JobPosting,
  type JobPostingListQuery,
} from 'api-client';
import { callApi, change, changeTogether, readAnswer, readItems, request, siteApi, type AppThunk } from 'shared-store';

/** What the section's administration reads and changes beside what `job-changes.ts` does. */
export const careersAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the jobs that a query finds, open and closed, published or not. */
    jobPostingPage: build.query<{ jobPostings: JobPosting[]; total: number }, JobPostingListQuery>({
      query: (query) => request(GetJobPostings, { query: { status: 'all', ...query }, withToken: true }),
      providesTags: ['job-postings'],
    }),
    jobPostingToEdit: build.query<JobPosting, string>({
      query: (id) => request(fetchJobPosting, { params: { id }, withToken: true }, 'field'),
      providesTags: ['job-postings'],
    }),
    jobApplicationPage: readAnswer(build, fetchJobApplications, ['job-applications']),
    jobApplication: readItems(build, fetchJobApplication, ['job-applications']),
    changeJobApplication: changeTogether(build, updateJobApplication, ['job-applications', 'dashboard']),
    deleteJobApplication: change(build, deleteJobApplication, ['job-applications', 'dashboard', 'audit']),
    recruiters: readItems(build, fetchRecruiters, ['admins']),
    jobRecruiters: readItems(build, fetchJobRecruiters, ['admins']),
    changeJobRecruiters: change(build, updateJobRecruiters, ['admins', 'audit']),
    otherApplications: readItems(build, fetchOtherApplications, ['job-applications']),
    stateMails: readItems(build, fetchStateMails, ['job-applications']),
    changeStateMail: change(build, updateStateMail, ['job-applications', 'audit']),
    addInterview: change(build, addInterview, ['job-applications', 'audit']),
    cancelInterview: change(build, cancelInterview, ['job-applications', 'audit']),
    careersDashboard: readItems(build, fetchDashboard, ['dashboard', 'job-postings', 'job-applications']),
  }),
});

export const {
  useJobPostingPageQuery,
  useJobPostingToEditQuery,
  useJobApplicationPageQuery,
  useJobApplicationQuery,
  useChangeJobApplicationMutation,
  useDeleteJobApplicationMutation,
  useCareersDashboardQuery,
  useRecruitersQuery,
  useJobRecruitersQuery,
  useChangeJobRecruitersMutation,
  useOtherApplicationsQuery,
  useStateMailsQuery,
  useChangeStateMailMutation,
  useAddInterviewMutation,
  useCancelInterviewMutation,
} = careersAdminApi;

interface ExportQuery {
  readonly search?: string;
  readonly state?: ApplicationState;
  readonly jobId?: string;
}

/** Reads the matching applications as CSV. */
export function readApplicationsCsv(query: ExportQuery): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportJobApplications, { query }));
}

/** Reads how the wording of a mail was after each change. */
export function readStateMailRevisions(state: ApplicationState) {
  return callApi(fetchStateMailRevisions, { params: { state } });
}

/** Reads an interview as a calendar file. */
export function readInterview(id: string, interviewId: string): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportInterview, { params: { id, interviewId } }));
}
