import { listAddress, listQuery, type StateOf } from 'api-client';

export const APPLICATIONS_PER_PAGE = 25;

/** How the address stores the table of applications. */
export const applicationList = listAddress({
  sorts: ['-createdAt', 'createdAt', 'name', '-name'],
  filters: {
    state: ['new', 'review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'],
    jobId: 'one',
  },
});

/** The search and the filters of the table for the API, without its order and page. */
export function narrowing(state: StateOf<typeof applicationList>) {
  const { sort: _sort, page: _page, ...rest } = listQuery(state);
  return rest;
}
