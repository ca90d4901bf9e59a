import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { BodyOf, EntityOf, ListQueryOf, SchemasOf, UpdateOf } from '../content-type/schemas-of';
import type { jobPostingDefinition } from './definition';

export const jobPostingApi = {
  collection: 'job-postings',
  path: '/job-postings',
  item: 'jobPosting',
  items: 'jobPostings',
  operations: {
    list: 'GetJobPostings',
    one: 'fetchJobPosting',
    create: 'AddJobPosting',
    update: 'EditJobPostings',
    delete: 'DeleteJobPostings',
  },
} as const satisfies ContentTypeApi;

export const { GetJobPostings, fetchJobPosting, AddJobPosting, EditJobPostings, DeleteJobPostings } =
  contentContract<SchemasOf<typeof jobPostingDefinition>>()(jobPostingApi);

export type JobPosting = EntityOf<typeof jobPostingDefinition>;
export type JobState = JobPosting['state'];
export type JobPostingBody = BodyOf<typeof jobPostingDefinition>;
export type JobPostingUpdate = UpdateOf<typeof jobPostingDefinition>;
export type JobPostingListQuery = ListQueryOf<typeof jobPostingDefinition>;
