import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Report } from 'api-client';
import { renderRoutes } from 'page-testing';
import { ReportThread } from './report-thread';

const report: Report = {
  ...{ title: 'Speak up', reference: 'S-1234-5678', state: 'New' },
  messages: [
    { from: 'sender', text: '', answers: [{ label: 'What happened?', value: 'A valve leaks.' }], day: '2026-11-24' },
  ],
};

test('shows what the sender wrote, and sends an answer that the thread then has', async () => {
  let stored = report;
  const { calls } = renderRoutes(() => [{ path: '/', element: <ReportThread id="7" /> }], {
    answers: {
      fetchReport: () => Promise.resolve({ success: true, report: stored }),
      replyToReport: () => {
        stored = {
          ...report,
          messages: [...report.messages, { from: 'company', text: 'At which plant?', answers: [], day: '2026-11-25' }],
        };
        return Promise.resolve({ success: true, message: 'Your answer was sent', report: stored });
      },
    },
  });
  expect(await screen.findByText('A valve leaks.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send the answer' });
  expect(send).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Answer to the sender'), 'At which plant?');
  await userEvent.click(send);
  const answers = await screen.findAllByRole('listitem');
  expect(answers.at(-1)).toHaveTextContent('Our answer, 25 November 2026At which plant?');
  expect(screen.getByLabelText('Answer to the sender')).toHaveValue('');
  expect(calls.find(({ id }) => id === 'replyToReport')?.options).toEqual({
    params: { id: '7' },
    body: { text: 'At which plant?' },
  });
});
