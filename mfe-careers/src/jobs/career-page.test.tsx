import '../testing/browser-globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '../testing/a-job';
import { showPage } from '../testing/show-page';
import { failure } from '../testing/table-call';
import { careerPage } from './career-page';

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

const show = (at = '/career', answers: Parameters<typeof showPage>[0]['answers'] = {}) =>
  showPage({
    path: '/career',
    at,
    page: careerPage,
    answers: {
      GetJobPostings: () => ({ success: true, jobPostings: jobs, total: jobs.length }),
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

it('filters by several values and keeps them in the address', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  await user.click(screen.getByRole('checkbox', { name: /Mumbai/ }));
  await user.click(screen.getByRole('checkbox', { name: /Vadodara/ }));
  expect(titles()).toEqual(['Chemist', 'Intern']);
  expect(address()).toBe('/career?location=Mumbai&location=Vadodara');
  await user.click(screen.getByRole('button', { name: 'Remove filter Location: Mumbai' }));
  expect(titles()).toEqual(['Chemist']);
});

it('reads everything from the address', async () => {
  await show('/career?department=Drilling&sort=name&search=i');
  expect(titles()).toEqual(['Intern', 'Mud engineer']);
});

it('searches once typing has rested, and sorts', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  await user.type(screen.getByRole('searchbox', { name: 'Search positions' }), 'chem');
  expect(titles()).toHaveLength(3);
  await waitFor(() => expect(titles()).toEqual(['Chemist']), { timeout: 2_000 });
  expect(address()).toBe('/career?search=chem');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'name');
  expect(titles()).toEqual(['Chemist', 'Intern', 'Mud engineer']);
});

it('does not call back who types and at once follows a link', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  await user.type(screen.getByRole('searchbox', { name: 'Search positions' }), 'chem');
  await user.click(screen.getByRole('link', { name: 'Chemist' }));
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(address()).toBe('/career/mud-engineer/j2');
});

it('says when nothing matches, and the way back', async () => {
  const user = userEvent.setup();
  await show('/career?search=astronaut');
  expect(screen.getByRole('heading', { name: 'No positions match your choice' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(titles()).toHaveLength(3);
});

it('pages through many jobs', async () => {
  const many = Array.from({ length: 20 }, (_, index) => aJob({ _id: `j${index}`, title: `Job ${index}` }));
  await show('/career?page=3', { GetJobPostings: () => ({ success: true, jobPostings: many, total: 20 }) });
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole('navigation', { name: 'Pages of open positions' })).toBeTruthy();
});

it('shows its empty state when there is no job', async () => {
  await show('/career', { GetJobPostings: () => ({ success: true, jobPostings: [], total: 0 }) });
  expect(screen.getByRole('heading', { name: 'No open positions right now' })).toBeTruthy();
});

it('writes a failed read to the console and tries again', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  await show('/career', {
    GetJobPostings: () => {
      tries += 1;
      // The loader asks, and the page asks once more when it appears.
      if (tries <= 2) throw failure(500, 'Broken');
      return { success: true, jobPostings: jobs, total: 3 };
    },
  });
  expect(written.mock.calls[0]?.[0]).toBe('Something Went Wrong');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  written.mockRestore();
  await waitFor(() => expect(titles()).toHaveLength(3));
});
