import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_DONE, type DoneTask } from 'federation/contract';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { drainNotices, type QueuedNotice } from 'ui-kit';
import { ApplicationForm } from './application-form';

/** The form, in which everything but the consent is filled in. */
async function filledForm(answers: Answers) {
  const user = userEvent.setup();
  const notices: QueuedNotice[] = [];
  drainNotices((notice) => notices.push(notice));
  const { calls } = renderRoutes(() => [{ index: true, element: <ApplicationForm jobId="j1" /> }], {
    answers: { UploadFilesOnServer: { success: true, fileUrl: '/api/v1/files/r1.pdf' }, ...answers },
  });
  for (const [label, value] of [
    ['Name', 'Asha Rao'],
    ['Contact number', '+91 98250 00000'],
    ['Email', 'asha@example.com'],
    ['Address', 'Vadodara'],
    ['Education', 'B.Tech'],
    ['Experience', 'Two years'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.upload(screen.getByLabelText('Resume'), new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  await screen.findByText('cv.pdf is uploaded');
  return { user, notices, sent: () => calls.filter(({ id }) => id === 'createJobApplication') };
}

beforeEach(() => localStorage.clear());

it('sends the application when Submit application is pressed', async () => {
  const done: unknown[] = [];
  addEventListener(TASK_DONE, (event) => done.push((event as CustomEvent<DoneTask>).detail));
  const { user, notices, sent } = await filledForm({
    createJobApplication: { success: true, message: 'Application sent' },
  });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText(/Your reference is on its way/)).toBeTruthy();
  expect(sent().map(({ options }) => options['body'])).toMatchObject([
    { jobId: 'j1', fullName: 'Asha Rao', email: 'asha@example.com', education: 'B.Tech', consent: true },
  ]);
  expect(notices).toContainEqual({ kind: 'success', message: 'Application sent' });
  expect(done).toEqual([{ remote: 'careers', task: 'application-sent' }]);
});

it('names a missing field at its input and in a summary that leads to it', async () => {
  const { user, sent } = await filledForm({});
  await user.clear(screen.getByLabelText('Email'));
  // Otherwise Enter in a field would remove the resume.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove resume' }).type).toBe('button');
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Email is required');
  await user.click(within(summary).getByRole('link', { name: 'Email is required' }));
  expect(document.activeElement).toBe(email);
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

it('keeps the application, and says why, when the API refuses it', async () => {
  const { user, notices } = await filledForm({
    createJobApplication: () => Promise.reject(failure(410, 'This position is closed')),
  });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await within(await screen.findByRole('alert')).findByText('This position is closed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Rao');
  expect(notices).toContainEqual({ kind: 'error', message: 'This position is closed' });
  const submit = await screen.findByRole('button', { name: 'Submit application' });
  expect(submit.hasAttribute('aria-disabled')).toBe(false);
});
