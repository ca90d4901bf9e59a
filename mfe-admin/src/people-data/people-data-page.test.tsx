import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonData } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './people-data-page';

const EMAIL = 'asha@example.com';
const nothing: PersonData = {
  email: EMAIL,
  applications: [],
  messages: [],
  subscriptions: [],
  registrations: [],
  collectionItems: [],
  notices: [],
  mails: [],
  auditEntries: [],
};
const mail = {
  _id: 'm1',
  recipient: EMAIL,
  subject: 'Your message',
  createdAt: '2026-11-01T09:00:00.000Z',
  sentAt: null,
};
const kept = [{ what: 'The audit log', why: 'It says who did what.' }];

async function look(person: PersonData) {
  const { calls } = renderRoutes(() => [{ index: true, Component }], {
    answers: {
      findPersonData: { success: true, person },
      erasePersonData: {
        success: true,
        report: {
          applications: 0,
          resumes: 0,
          messages: 0,
          subscriptions: 0,
          registrations: 0,
          collectionItems: 0,
          mails: 1,
          kept,
        },
      },
    },
  });
  await userEvent.type(await screen.findByLabelText('Email'), EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('region', { name: `Data of ${EMAIL}` });
  return calls;
}

it('erases only after the address is typed again, and says what remains and why', async () => {
  const calls = await look({ ...nothing, mails: [mail] });
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const confirm = await screen.findByRole('button', { name: 'Confirm Erase' });
  expect(confirm).toBeDisabled();
  await userEvent.type(screen.getByLabelText(`Type ${EMAIL} to confirm`), 'ASHA@example.com');
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/1 email\. What stays: *The audit log/));
  expect(calls.at(-1)).toEqual({ id: 'erasePersonData', options: { body: { email: EMAIL } } });
  expect(screen.queryByRole('region', { name: `Data of ${EMAIL}` })).not.toBeInTheDocument();
});

it('shows which privacy notices the person agreed to, in which language', async () => {
  const since = '2026-11-01T09:00:00.000Z';
  await look({ ...nothing, mails: [mail], notices: [{ _id: 'v7Hq', language: 'hi', text: '<h2>निजता</h2>', since }] });
  expect(screen.getByRole('table', { name: 'Privacy notices agreed to' })).toHaveTextContent(
    /Version v7Hq, read in Hindi/,
  );
  expect(screen.getByText('निजता')).toHaveAttribute('lang', 'hi');
});

it('offers neither export nor erasure without data', async () => {
  await look(nothing);
  expect(screen.getByText('There is no data about this address')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export as ZIP' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Erase' })).toBeDisabled();
});
