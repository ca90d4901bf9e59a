import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnsentEmail } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './unsent-emails-page';

const email = (_id: string, change: Partial<UnsentEmail> = {}): UnsentEmail => ({
  ...{ _id, recipient: 'asha@example.com', subject: 'We have your application' },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', attempts: 12, state: 'failed', nextAttemptAt: null },
  cause: 'Error EAUTH 535',
  ...change,
});

it('says why an email was not sent, and sends it again', async () => {
  let emails = [email('e1')];
  const { calls } = renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchUnsentEmails: () => ({ success: true, emails }),
      retryUnsentEmail: () => {
        emails = [];
        return { success: true, message: 'The email is being sent again' };
      },
    },
  });
  const row = await screen.findByRole('row', { name: /We have your application/ });
  expect(row).toHaveTextContent("The mail server refused the site's user name or password.12 attempts, EAUTH 535");
  await userEvent.click(within(row).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Every email was sent');
  expect(calls.filter(({ id }) => id === 'retryUnsentEmail')).toEqual([
    { id: 'retryUnsentEmail', options: { params: { id: 'e1' } } },
  ]);
});

it('offers no retry of an email whose content was deleted', async () => {
  renderRoutes(() => [{ index: true, Component }], {
    answers: { fetchUnsentEmails: { success: true, emails: [email('e1', { recipient: '', subject: '' })] } },
  });
  const row = await screen.findByRole('row', { name: /No longer kept/ });
  expect(within(row).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('sends all selected emails again', async () => {
  const { calls } = renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchUnsentEmails: { success: true, emails: [email('e1'), email('e2', { recipient: 'kiran@example.com' })] },
      retryUnsentEmail: { success: true, message: 'The email is being sent again' },
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Try again' }),
  );
  await waitFor(() => expect(calls.filter(({ id }) => id === 'retryUnsentEmail')).toHaveLength(2));
});
