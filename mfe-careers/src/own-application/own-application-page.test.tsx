import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationState } from 'api-client';
import { failure } from 'page-testing';
import { showPage } from '../testing/show-page';
import { NO_APPLICATION, NOT_SURE } from './own-application-answer';
import { page } from './own-application-page';

type Answers = Parameters<typeof showPage>[0]['answers'];

const application = (state: ApplicationState) => ({
  ...{ success: true, message: 'Done' },
  application: {
    ...{ reference: 'TC-1234-5678', jobTitle: 'Mud engineer', state, sentAgainAt: null, interviews: [] },
    ...{ sentAt: '2026-01-05T10:00:00.000Z', purgeAt: '2026-09-05T10:00:00.000Z' },
  },
});

const show = (answers: Answers) => showPage({ path: '/career/application', at: '/career/application', page, answers });

it('shows the state of the application, by the cookie of its link, and forbids search engines to index the page', async () => {
  const { calls, head } = await show({ fetchOwnApplication: application('review') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application for Mud engineer' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^In review\./);
  expect(screen.getByText('TC-1234-5678')).toBeTruthy();
  expect(calls).toMatchObject([{ id: 'fetchOwnApplication', options: { body: {} } }]);
  expect(head()).toMatchObject({ robots: 'noindex' });
});

it('withdraws after the box is ticked', async () => {
  const { calls } = await show({
    fetchOwnApplication: application('new'),
    withdrawOwnApplication: application('withdrawn'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.getByText(NOT_SURE)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I want to withdraw this application' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  // The application on the screen, whichever link the browser has opened since.
  expect(calls).toMatchObject([
    { id: 'fetchOwnApplication' },
    { id: 'withdrawOwnApplication', options: { body: { reference: 'TC-1234-5678' } } },
  ]);
});

it.each(['hired', 'rejected'] as const)('offers no withdrawal of an application that is %s', async (state) => {
  await show({ fetchOwnApplication: application(state) });
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('names the possible causes of an invalid link', async () => {
  await show({ fetchOwnApplication: () => Promise.reject(failure(404, 'Application not found')) });
  expect((await screen.findByRole('alert')).textContent).toBe(NO_APPLICATION);
});
