import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Report, ReportForm } from 'api-client';
import { failure, renderRoutes } from 'page-testing';
import { page as formPage } from './report-form-page';
import { page as threadPage } from './report-thread-page';

const form: ReportForm = {
  ...{ _id: 'f1', title: 'Tell us what you have seen', introduction: 'Write what you know.', keptMonths: 12 },
  ...{ agreement: 'I agree.', button: 'Send the report', thanks: 'Thank you for telling us.' },
  questions: [{ _id: 'what', kind: 'text', label: 'What happened?', help: '', required: true, options: [] }],
};
const report: Report = {
  ...{ title: form.title, reference: 'S-1234-5678', state: 'In progress' },
  messages: [
    { from: 'sender', text: '', answers: [{ label: 'What happened?', value: 'A valve leaks.' }], day: '2026-11-24' },
    { from: 'company', text: 'At which plant?', answers: [], day: '2026-11-25' },
  ],
};
const KEY = '7k2m-9qxd-04fz-w8hn';

const show = (at: string, answers: Parameters<typeof renderRoutes>[1] = {}) =>
  renderRoutes(
    (store) => [
      { path: '/reports', ...threadPage(store) },
      { path: '/reports/:form', ...formPage(store) },
    ],
    { at, ...answers },
  );

test('a report is sent without a name, and shows its key once', async () => {
  const { calls, address } = show('/reports/f1', {
    answers: { fetchReportForm: { success: true, form }, sendReport: { success: true, message: '', key: KEY } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: form.title })).toBeVisible();
  expect(screen.queryByLabelText(/Name|Email/)).toBeNull();
  await userEvent.type(screen.getByLabelText('What happened?'), 'A valve leaks.');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }));
  expect(await screen.findByText(KEY)).toBeVisible();
  expect(screen.getByText(/It is the only way to come back to this report/)).toBeVisible();
  expect(address()).toBe('/reports/f1');
  const sent = calls.find(({ id }) => id === 'sendReport');
  expect(sent?.options).toEqual({
    params: { form: 'f1' },
    body: { qwhat: 'A valve leaks.', consent: true, website: '' },
  });
});

test('a key opens the thread, to which its sender adds a message; a refused one keeps its text', async () => {
  const added: Report = {
    ...report,
    state: 'New',
    messages: [...report.messages, { from: 'sender', text: 'At Dahej.', answers: [], day: '2026-11-26' }],
  };
  let isFull = true;
  const { calls } = show('/reports', {
    answers: {
      openReport: { success: true, report },
      addToReport: () =>
        isFull
          ? Promise.reject(failure(400, 'This report has too many messages. Send a new report.'))
          : Promise.resolve({ success: true, message: '', report: added }),
    },
  });
  await userEvent.type(await screen.findByLabelText('Key'), KEY);
  await userEvent.click(screen.getByRole('button', { name: 'Open the report' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We are looking into it.');
  const messages = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(messages().map(({ textContent }) => textContent)).toEqual([
    'You, 24 November 2026What happened?A valve leaks.',
    'The company, 25 November 2026At which plant?',
  ]);
  await userEvent.type(screen.getByLabelText('Message'), 'At Dahej.');
  await userEvent.click(screen.getByRole('button', { name: 'Add the message' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The message was not added.');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/This report has too many messages/);
  expect(screen.getByLabelText('Message')).toHaveValue('At Dahej.');
  isFull = false;
  await userEvent.click(screen.getByRole('button', { name: 'Add the message' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your message was added. We have received it.');
  expect(messages()).toHaveLength(3);
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(calls.at(-1)?.options).toEqual({ body: { key: KEY, text: 'At Dahej.' } });
});

test('a wrong key is named at its field', async () => {
  const message = 'No report has this key. Check each character, or the report was deleted at the end of its time.';
  show('/reports', { answers: { openReport: () => Promise.reject(failure(404, message)) } });
  await userEvent.type(await screen.findByLabelText('Key'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Open the report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The report could not be opened.');
  expect(screen.getByLabelText('Key')).toHaveAccessibleDescription(expect.stringContaining(message));
});
