import type { JobPosting } from 'api-client';
import { jobPostings } from 'api-client/content-types';
import { toValues } from 'admin-kit/content';

/** A copy of a job to start a new one from: open, and a draft until somebody has looked at it. */
export function toCopyValues(job: JobPosting) {
  return {
    ...toValues(jobPostings, job),
    title: `${job.title} (copy)`,
    slug: '',
    validThrough: '',
    state: 'open',
    status: 'draft',
    publishAt: '',
  };
}
