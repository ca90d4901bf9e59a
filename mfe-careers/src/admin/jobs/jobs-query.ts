import type { JobPostingListQuery } from 'api-client';

export const JOBS_PER_PAGE = 25;

const SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
const STATES = ['open', 'closed'] as const;
const STATUSES = ['draft', 'scheduled', 'published'] as const;

/** The query of the table of jobs, from its address; invalid values are ignored. */
export function jobsQuery(params: URLSearchParams): JobPostingListQuery {
  const page = Number(params.get('page') ?? '1');
  const search = params.get('search')?.trim().slice(0, 200);
  const state = STATES.find((value) => value === params.get('state'));
  return {
    limit: JOBS_PER_PAGE,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? '-createdAt',
    status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
    ...(search && { search }),
    ...(state && { state }),
  };
}
