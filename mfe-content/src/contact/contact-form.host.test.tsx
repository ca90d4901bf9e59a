import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_DONE, type DoneTask } from 'federation/contract';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { drainNotices, type QueuedNotice } from 'ui-kit';
import { ContactForm } from './contact-form';

/** The form with a message, over an API that gives these answers. */
async function show(answers: Answers) {
  const user = userEvent.setup();
  const notices: QueuedNotice[] = [];
  drainNotices((notice) => notices.push(notice));
  const onSent = jest.fn();
  const initial = { topic: '' as const, message: 'How much is it?' };
  const { calls } = renderRoutes(
    () => [{ index: true, element: <ContactForm initial={initial} productIds={['p1']} onSent={onSent} /> }],
    { answers },
  );
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'a@b.in');
  return { user, calls, notices, onSent };
}

it('sends the message with the chosen topic when Send message is pressed', async () => {
  const done: unknown[] = [];
  addEventListener(TASK_DONE, (event) => done.push((event as CustomEvent<DoneTask>).detail));
  const { user, calls, notices, onSent } = await show({ contact: { message: 'Thank you', reference: 'R-1' } });
  const topics = screen.getByLabelText<HTMLSelectElement>(/Topic/);
  expect(topics.value).toBe('');
  await user.selectOptions(topics, within(topics).getAllByRole('option')[1]?.textContent ?? '');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(onSent).toHaveBeenCalledWith('R-1');
  expect(calls.map(({ options }) => options['body'])).toMatchObject([
    { name: 'Asha', email: 'a@b.in', topic: topics.value, message: 'How much is it?', productIds: ['p1'] },
  ]);
  expect(notices).toContainEqual({ kind: 'success', message: 'Thank you' });
  expect(done).toEqual([{ remote: 'content', task: 'message-sent' }]);
});

it('does not send a message without consent, and leads to the box', async () => {
  const { user, calls } = await show({});
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(calls).toEqual([]);
});

it('shows at its field what the API refuses, and as a notice', async () => {
  const refusal = failure(400, 'Check the form', [{ path: 'email', message: 'Email is not valid' }]);
  const { user, notices, onSent } = await show({ contact: () => Promise.reject(refusal) });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('link', { name: 'Email is not valid' })).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(notices).toContainEqual({ kind: 'error', message: 'Check the form' });
  expect(onSent).not.toHaveBeenCalled();
});
