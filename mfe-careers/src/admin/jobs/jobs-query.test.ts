import { jobsQuery } from './jobs-query';

const query = (text: string) => jobsQuery(new URLSearchParams(text));

it('shows every job, newest first, for an address without a query', () => {
  expect(query('')).toEqual({ limit: 25, page: 1, sort: '-createdAt', status: 'all' });
});

it('parses search, state, status, order and page', () => {
  expect(query('search= welder &state=closed&status=draft&sort=-name&page=3')).toEqual({
    ...{ limit: 25, page: 3, sort: '-name', status: 'draft', search: 'welder', state: 'closed' },
  });
});

it('ignores invalid values', () => {
  expect(query('search=&state=gone&status=trashed&sort=location&page=-1')).toEqual(query(''));
});
