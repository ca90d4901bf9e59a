import { act, screen, within } from '@testing-library/react';
import { userLoaded } from 'shared-store';
import { failure } from 'page-testing';
import { aJob } from '../testing/a-job';
import { showPage } from '../testing/show-page';
import { page } from './job-page';

type Answers = Parameters<typeof showPage>[0]['answers'];

const show = (answers: Answers) =>
  showPage({
    path: '/career/:pageId/:id',
    at: '/career/mud-engineer/j1',
    page,
    answers: {
      fetchCareerBanner: () => ({ success: true, careerBanner: null }),
      GetJobPostings: () => ({ success: true, jobPostings: [aJob(), aJob({ _id: 'j2', title: 'Chemist' })], total: 2 }),
      ...answers,
    },
  });
const job = (facts = {}) => ({ fetchJobPosting: () => ({ success: true, jobPosting: aJob(facts) }) });

it('shows location, roles, the offer, the lists and the application form', async () => {
  const { head } = await show(job());
  expect(screen.getByRole('heading', { level: 1, name: 'Mud engineer' })).toBeTruthy();
  const brief = within(screen.getByRole('complementary', { name: 'The position in brief' }));
  expect(brief.getByText('Jorhat, Assam')).toBeTruthy();
  expect(brief.getByText('Engineer, Field')).toBeTruthy();
  for (const entry of ['Run tests', 'B.Tech', 'Company bus', 'First paragraph.', 'Second paragraph.'])
    expect(screen.getByText(entry)).toBeTruthy();
  expect(screen.getByText(/Health insurance for you/)).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Application' })).toBeTruthy();
  const others = within(screen.getByRole('region', { name: 'Other open positions' }));
  expect(others.getAllByRole('article').map((other) => within(other).getByRole('link').textContent)).toEqual([
    'Chemist',
  ]);
  expect(head()).toMatchObject({
    title: 'Mud engineer',
    canonical: '/career/mud-engineer/j1',
    jsonLd: [{ '@type': 'JobPosting', title: 'Mud engineer' }],
  });
});

it('shows "Not Mentioned" for empty facts', async () => {
  await show(job({ role: [], location: '' }));
  expect(screen.getAllByText('Not Mentioned')).toHaveLength(2);
});

it('explains a closed job, suggests open ones, and omits structured data', async () => {
  const { head, status } = await show(job({ state: 'closed' }));
  expect(screen.getByText(/This position is closed/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chemist' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(head()).not.toHaveProperty('jsonLd');
  expect(status).toBe(410);
});

it('says "No job details available." for an unknown job', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { head, status } = await show({
    fetchJobPosting: () => {
      throw failure(404, 'Job posting not found');
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'No job details available.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all open positions' })).toBeTruthy();
  expect(status).toBe(404);
  expect(head()).toMatchObject({ robots: 'noindex' });
  written.mockRestore();
});

it('shows editing to signed-in administrators only', async () => {
  const { store } = await show(job());
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  act(() => void store.dispatch(userLoaded({ name: 'Meena', email: 'm@tridhara.example' })));
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/admin/job-postings/j1');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});
