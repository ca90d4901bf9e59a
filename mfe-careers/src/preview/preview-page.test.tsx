import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { PREVIEW_NOTICES, previewPattern, type JobPosting } from 'api-client';
import { failure } from 'page-testing';
import { aJob } from '../testing/a-job';
import { showPage } from '../testing/show-page';
import { page } from './preview-page';

const show = (item: Partial<JobPosting>) =>
  showPage({
    path: previewPattern('job-postings'),
    at: '/preview/job-postings/token',
    page,
    answers: {
      fetchPreview: { success: true, preview: { collection: 'job-postings', item: aJob(item), state: 'new' } },
    },
  });

it('shows an unpublished job, marks it as such, and forbids search engines to index it', async () => {
  const { head } = await show({ status: 'draft' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mud engineer' })).toBeVisible();
  expect(screen.getByText(PREVIEW_NOTICES.new)).toBeVisible();
  expect(screen.queryByRole('button', { name: /apply/i })).not.toBeInTheDocument();
  expect(head()).toEqual({ title: 'Mud engineer', robots: 'noindex' });
});

it('leads to the page of a job that was published meanwhile', async () => {
  const { address } = await show({ status: 'published' });
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(address()).toBe('/career/mud-engineer/j1');
});

it('is not found after the link has expired', async () => {
  const answers = { fetchPreview: () => Promise.reject(failure(404, 'Page not found')) };
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await showPage({
    path: previewPattern('job-postings'),
    at: '/preview/job-postings/gone',
    page,
    answers,
  });
  expect(await screen.findByText(/404/)).toBeVisible();
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});
