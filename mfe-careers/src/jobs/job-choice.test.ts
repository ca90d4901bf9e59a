import { countChosen, listQuery, readChoice, toggleFilter, withoutFilters, writeChoice } from './job-choice';
import { filterValues } from './job-filters';

const choose = (query: string) => readChoice(new URLSearchParams(query));

it('requests one page with its facets', () => {
  expect(listQuery(choose(''))).toEqual({ sort: '-createdAt', limit: 9, page: 1, facets: '1' });
  expect(listQuery(choose('search=+rig+&location=Jorhat&location=Mumbai&role=Field&sort=name&page=2'))).toEqual({
    search: 'rig',
    location: ['Jorhat', 'Mumbai'],
    role: ['Field'],
    sort: 'name',
    limit: 9,
    page: 2,
    facets: '1',
  });
});

it('ignores values of an address that the server would refuse', () => {
  const long = 'x'.repeat(300);
  const choice = choose(`search=${long}&location=${long}&location=+&sort=size&page=100001`);
  expect(choice.search).toHaveLength(200);
  expect(choice).toMatchObject({ sort: '-createdAt', page: 1, filters: { location: [] } });
  const many = Array.from({ length: 60 }, (_, at) => `role=r${at}`).join('&');
  expect(choose(many).filters.role).toHaveLength(50);
});

it('parses the query that it writes, and omits default values', () => {
  const query = 'search=rig&location=Jorhat&location=Mumbai&role=Field&sort=name&page=2';
  expect(writeChoice(choose(query)).toString()).toBe(query);
  expect(writeChoice(choose('page=1&sort=-createdAt&search=')).toString()).toBe('');
  expect(choose('page=-3').page).toBe(1);
  expect(choose('page=x').page).toBe(1);
});

it('goes back to the first page when a filter changes', () => {
  const chosen = toggleFilter(choose('page=3&location=Jorhat'), 'location', 'Mumbai');
  expect(chosen.page).toBe(1);
  expect(chosen.filters.location).toEqual(['Jorhat', 'Mumbai']);
  expect(toggleFilter(chosen, 'location', 'Jorhat').filters.location).toEqual(['Mumbai']);
  expect(countChosen(chosen)).toBe(2);
  expect(writeChoice(withoutFilters(choose('search=a&location=b&sort=name'))).toString()).toBe('sort=name');
});

it('toggles a value whatever its case', () => {
  expect(toggleFilter(choose('location=mumbai'), 'location', 'Mumbai').filters.location).toEqual([]);
});

it('marks the chosen values, and keeps one without jobs', () => {
  const facets = [{ field: 'location', values: [{ value: 'Jorhat', count: 2 }] }];
  expect(filterValues(facets, choose('location=jorhat&location=Gone').filters, 'location')).toEqual([
    { value: 'Jorhat', count: 2, selected: true },
    { value: 'Gone', count: 0, selected: true },
  ]);
  expect(filterValues(facets, choose('').filters, 'role')).toEqual([]);
});
