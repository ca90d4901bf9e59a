import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import { RECRUITERS } from '../roles';
import type { jobPostingSchemas } from './schemas';

export const jobPostingNames = {
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
  roles: RECRUITERS,
} as const satisfies ContentTypeApi;

export const { GetJobPostings, fetchJobPosting, AddJobPosting, EditJobPostings, DeleteJobPostings } =
  contentContract<typeof jobPostingSchemas>()(jobPostingNames);
