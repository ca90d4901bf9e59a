import { GetJobPostings, type AnswerOf } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';
import { toJobSummary, type JobSummary } from './job-summary';

/** The jobs that a search may find by their texts, of which those in the field are shown. */
const SEARCHED = 20;
const SHOWN = 3;

/** Whether a job is in a field; its text alone may mention any. */
const isIn = (topic: string, { title, department, role }: JobSummary): boolean =>
  [title, department, ...role].some((words) => words.toLowerCase().includes(topic.toLowerCase()));

const relatedJobsApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest open jobs in a field. */
    relatedJobs: build.query<JobSummary[], string>({
      query: (topic) => request(GetJobPostings, { query: { search: topic, sort: '-createdAt', limit: SEARCHED } }),
      transformResponse: ({ jobPostings }: AnswerOf<typeof GetJobPostings>, _meta, topic) =>
        jobPostings
          .map(toJobSummary)
          .filter((job) => isIn(topic, job))
          .slice(0, SHOWN),
      providesTags: tagsOf(GetJobPostings),
    }),
  }),
});

export const { useRelatedJobsQuery, endpoints: relatedJobs } = relatedJobsApi;
