import { listAddress, listQuery, type JobPostingListQuery } from 'api-client';

export const JOBS_PER_PAGE = 25;

const list = listAddress({
  sorts: ['-createdAt', 'createdAt', 'name', '-name'],
  filters: { state: ['open', 'closed'], status: ['draft', 'scheduled', 'published', 'changed'] },
});

/** The query of the table of jobs, from its address. */
export const jobsQuery = (params: URLSearchParams): JobPostingListQuery => ({
  limit: JOBS_PER_PAGE,
  status: 'all',
  ...listQuery(list.read(params)),
});
