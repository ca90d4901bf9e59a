import type { JobPosting } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { jobPostings } from '../../database/schema';
import { followClosing } from './closing';
import { toJobPosting, type JobPostingRow } from './repository';

export const jobPostingKind: ContentKind<typeof jobPostings, JobPostingRow, JobPosting> = {
  collection: 'job-postings',
  what: 'Job posting',
  table: jobPostings,
  entityOf: toJobPosting,
  titleOf: ({ title }) => title,
  afterChange: followClosing,
};
