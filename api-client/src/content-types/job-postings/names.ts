import { RECRUITERS } from '../../roles';
import type { ContentNames } from '../content-type';

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
} as const satisfies ContentNames;
