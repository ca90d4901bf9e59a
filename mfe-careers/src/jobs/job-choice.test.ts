import { countChosen, jobList, jobsQuery, toggleFilter, withoutFilters } from './job-choice';
import { filterValues } from './job-filters';

const choose = (query: string) => jobList.read(new URLSearchParams(query));

it('requests one page with its facets', () => {
  expect(jobsQuery(choose(''))).toEqual({ sort: '-createdAt', limit: 9, page: 1, facets: '1' });
  expect(jobsQuery(choose('search=+rig+&location=Jorhat&location=Mumbai&role=Field&sort=name&page=2'))).toEqual({
    search: 'rig',
    location: ['Jorhat', 'Mumbai'],
    role: ['Field'],
    sort: 'name',
    limit: 9,
    page: 2,
    facets: '1',
  });
});

it('goes back to the first page when a filter changes', () => {
  const chosen = toggleFilter(choose('page=3&location=Jorhat'), 'location', 'Mumbai');
  expect(chosen.page).toBe(1);
  expect(chosen.filters.location).toEqual(['Jorhat', 'Mumbai']);
  expect(toggleFilter(chosen, 'location', 'Jorhat').filters.location).toEqual(['Mumbai']);
  expect(countChosen(chosen)).toBe(2);
  expect(jobList.write(withoutFilters(choose('search=a&location=b&sort=name')))).toBe('?sort=name');
});

it('toggles a value whatever its case', () => {
  expect(toggleFilter(choose('location=mumbai'), 'location', 'Mumbai').filters.location).toBeUndefined();
});

it('marks the chosen values, and keeps one without jobs', () => {
  const facets = [{ field: 'location', values: [{ value: 'Jorhat', count: 2 }] }];
  expect(filterValues(facets, choose('location=jorhat&location=Gone').filters, 'location')).toEqual([
    { value: 'Jorhat', count: 2, selected: true },
    { value: 'Gone', count: 0, selected: true },
  ]);
  expect(filterValues(facets, choose('').filters, 'role')).toEqual([]);
});
