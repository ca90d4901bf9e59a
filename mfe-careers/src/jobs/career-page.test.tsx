import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from 'page-testing';
import { aJob } from '../testing/a-job';
import { showPage } from '../testing/show-page';
import { page } from './career-page';

const jobs = [
  aJob({ _id: 'j1', title: 'Mud engineer', createdAt: '2026-10-03T00:00:00.000Z' }),
  aJob({
    _id: 'j2',
    title: 'Chemist',
    location: 'Vadodara',
    role: [],
    department: 'Research',
    createdAt: '2026-10-02T00:00:00.000Z',
  }),
  aJob({
    _id: 'j3',
    title: 'Intern',
    location: 'Mumbai',
    employmentType: 'Internship',
    createdAt: '2026-10-01T00:00:00.000Z',
  }),
];
const banner = {
  _id: 'b',
  createdAt: '',
  updatedAt: '',
  version: 1,
  image: '/api/v1/files/b.png',
  alt: 'A rig',
  heading: 'Build with us',
  text: 'Come.',
  link: '',
};

const asList = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));

/** Answers with a list as the server does: filtered, sorted, one page, with the values of one facet. */
function answerJobs(options: Readonly<Record<string, unknown>>, all = jobs) {
  const {
    location,
    department,
    search = '',
    sort,
    page,
    limit,
    facets,
  } = (options['query'] ?? {}) as Record<string, unknown>;
  const found = all.filter(
    (job) =>
      (location === undefined || asList(location).includes(job.location)) &&
      (department === undefined || asList(department).includes(job.department)) &&
      job.title.toLowerCase().includes(String(search)),
  );
  if (sort === 'name') found.sort((a, b) => a.title.localeCompare(b.title));
  const start = (Number(page) - 1) * Number(limit);
  const values = ['Jorhat, Assam', 'Mumbai', 'Vadodara'].map((value) => ({ value, count: 1 }));
  return {
    success: true,
    jobPostings: found.slice(start, start + Number(limit)),
    total: found.length,
    ...(facets === '1' && { facets: [{ field: 'location', values }] }),
  };
}

const show = (at = '/career', answers: Parameters<typeof showPage>[0]['answers'] = {}) =>
  showPage({
    path: '/career',
    at,
    page,
    answers: {
      GetJobPostings: answerJobs,
      fetchCareerBanner: () => ({ success: true, careerBanner: banner }),
      ...answers,
    },
  });

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows the banner and the open jobs, newest first, each leading to its page', async () => {
  const { head } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Build with us' })).toBeTruthy();
  expect(titles()).toEqual(['Mud engineer', 'Chemist', 'Intern']);
  expect(screen.getByRole('link', { name: 'Chemist' }).getAttribute('href')).toBe('/career/mud-engineer/j2');
  const chemist = screen.getByRole('link', { name: 'Chemist' }).closest('article');
  expect(within(chemist as HTMLElement).getByText('Not Mentioned')).toBeTruthy();
  expect(head()).toMatchObject({ title: 'Careers', canonical: '/career', image: { alt: 'Build with us' } });
});

it('filters by several values and stores them in the address', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  await user.click(screen.getByRole('checkbox', { name: /Mumbai/ }));
  await user.click(screen.getByRole('checkbox', { name: /Vadodara/ }));
  await waitFor(() => expect(titles()).toEqual(['Chemist', 'Intern']));
  expect(address()).toBe('/career?location=Mumbai&location=Vadodara');
  await user.click(screen.getByRole('button', { name: 'Remove filter Location: Mumbai' }));
  await waitFor(() => expect(titles()).toEqual(['Chemist']));
});

it('reads the whole query from the address', async () => {
  await show('/career?department=Drilling&sort=name&search=i');
  expect(titles()).toEqual(['Intern', 'Mud engineer']);
});

/** Types a search while no time passes, whatever the machine needs for it. */
async function typeAtOnce(search: string): Promise<void> {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  await user.type(screen.getByRole('searchbox', { name: 'Search positions' }), search);
}

afterEach(() => jest.useRealTimers());

it('searches after the debounce time, and sorts', async () => {
  const { address } = await show();
  await typeAtOnce('chem');
  expect(titles()).toHaveLength(3);
  await act(() => jest.advanceTimersByTimeAsync(700));
  jest.useRealTimers();
  const user = userEvent.setup();
  await waitFor(() => expect(titles()).toEqual(['Chemist']));
  await waitFor(() => expect(address()).toBe('/career?search=chem'));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'name');
  await waitFor(() => expect(titles()).toEqual(['Chemist', 'Intern', 'Mud engineer']));
});

it('does not return to the list after a visitor types and immediately follows a link', async () => {
  const { address } = await show();
  await typeAtOnce('chem');
  fireEvent.click(screen.getByRole('link', { name: 'Chemist' }));
  await act(() => jest.advanceTimersByTimeAsync(900));
  jest.useRealTimers();
  expect(address()).toBe('/career/mud-engineer/j2');
});

it('says that nothing matches, and offers to remove the filters', async () => {
  const user = userEvent.setup();
  await show('/career?search=astronaut');
  expect(screen.getByRole('heading', { name: 'No positions match your filters' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('requests one page at a time, and redirects from a page beyond the last', async () => {
  const many = Array.from({ length: 20 }, (_, index) => aJob({ _id: `j${index}`, title: `Job ${index}` }));
  const GetJobPostings = (options: Readonly<Record<string, unknown>>) => answerJobs(options, many);
  const { calls, unmount } = await show('/career?page=3&location=Jorhat%2C+Assam', { GetJobPostings });
  expect(titles()).toHaveLength(2);
  expect(screen.getByText('20 open positions')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Pages of open positions' })).toBeTruthy();
  expect(calls.filter(({ id }) => id === 'GetJobPostings').map(({ options }) => options['query'])).toEqual([
    { location: ['Jorhat, Assam'], sort: '-createdAt', limit: 9, page: 3, facets: '1' },
  ]);
  unmount();
  const { address } = await show('/career?page=7', { GetJobPostings });
  expect(address()).toBe('/career?page=3');
});

it('shows its empty state without jobs', async () => {
  await show('/career', { GetJobPostings: () => ({ success: true, jobPostings: [], total: 0 }) });
  expect(screen.getByRole('heading', { name: 'No open positions right now' })).toBeTruthy();
});

it('logs a failed load to the console and tries again', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  await show('/career', {
    GetJobPostings: () => {
      tries += 1;
      // The loader requests once, and the page again when it mounts.
      if (tries <= 2) throw failure(500, 'Broken');
      return { success: true, jobPostings: jobs, total: 3 };
    },
  });
  expect(written.mock.calls[0]?.[0]).toBe('Something Went Wrong');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  written.mockRestore();
  await waitFor(() => expect(titles()).toHaveLength(3));
});
