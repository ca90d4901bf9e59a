import {
  countChosen,
  filterValues,
  matchingJobs,
  readChoice,
  toggleFilter,
  withoutFilters,
  writeChoice,
} from './job-filters';
import type { JobSummary } from './job-summary';

function job(title: string, facts: Partial<JobSummary> = {}): JobSummary {
  return {
    _id: title,
    slug: title.toLowerCase(),
    title,
    location: 'Vadodara',
    role: [],
    department: 'Operations',
    employmentType: 'Full-time',
    workplaceType: 'On-site',
    validThrough: null,
    createdAt: '2026-01-01T00:00:00Z',
    teaser: '',
    ...facts,
  };
}

const jobs = [
  job('Mud engineer', { location: 'Jorhat', role: ['Engineer', 'Field'], createdAt: '2026-01-03T00:00:00Z' }),
  job('Chemist', { role: ['Laboratory'], department: 'Research', createdAt: '2026-01-02T00:00:00Z' }),
  job('Intern', { location: 'Mumbai', employmentType: 'Internship', createdAt: '2026-01-04T00:00:00Z' }),
];
const choose = (query: string) => readChoice(new URLSearchParams(query));
const titles = (query: string) => matchingJobs(jobs, choose(query)).map(({ title }) => title);

it('shows everything, newest first, when nothing is chosen', () => {
  expect(titles('')).toEqual(['Intern', 'Mud engineer', 'Chemist']);
});

it('takes several values of a filter as "one of these" and several filters as "all of these"', () => {
  expect(titles('location=Jorhat&location=Mumbai')).toEqual(['Intern', 'Mud engineer']);
  expect(titles('location=Jorhat&location=Mumbai&employmentType=Internship')).toEqual(['Intern']);
  expect(titles('role=Field&role=Laboratory')).toEqual(['Mud engineer', 'Chemist']);
  expect(titles('department=Research&role=Field')).toEqual([]);
});

it('searches all words, ignoring case, as letters', () => {
  expect(titles('search=ENGINEER+jorhat')).toEqual(['Mud engineer']);
  expect(titles('search=.*')).toEqual([]);
});

it('sorts by title and by date', () => {
  expect(titles('sort=name')).toEqual(['Chemist', 'Intern', 'Mud engineer']);
  expect(titles('sort=-name')).toEqual(['Mud engineer', 'Intern', 'Chemist']);
  expect(titles('sort=createdAt')).toEqual(['Chemist', 'Mud engineer', 'Intern']);
  expect(choose('sort=size').sort).toBe('-createdAt');
});

it('reads what it wrote, and leaves out what is usual', () => {
  const query = 'search=rig&location=Jorhat&location=Mumbai&role=Field&sort=name&page=2';
  expect(writeChoice(choose(query)).toString()).toBe(query);
  expect(writeChoice(choose('page=1&sort=-createdAt&search=')).toString()).toBe('');
  expect(choose('page=-3').page).toBe(1);
  expect(choose('page=x').page).toBe(1);
});

it('goes back to the first page when a filter is switched', () => {
  const chosen = toggleFilter(choose('page=3&location=Jorhat'), 'location', 'Mumbai');
  expect(chosen.page).toBe(1);
  expect(chosen.filters.location).toEqual(['Jorhat', 'Mumbai']);
  expect(toggleFilter(chosen, 'location', 'Jorhat').filters.location).toEqual(['Mumbai']);
  expect(countChosen(chosen)).toBe(2);
  expect(writeChoice(withoutFilters(choose('search=a&location=b&sort=name'))).toString()).toBe('sort=name');
});

it('counts a value by what the other filters leave', () => {
  expect(filterValues(jobs, choose('department=Research'), 'location')).toEqual([
    { value: 'Jorhat', count: 0, selected: false },
    { value: 'Mumbai', count: 0, selected: false },
    { value: 'Vadodara', count: 1, selected: false },
  ]);
  expect(filterValues(jobs, choose('location=Gone'), 'location')).toContainEqual({
    value: 'Gone',
    count: 0,
    selected: true,
  });
});
