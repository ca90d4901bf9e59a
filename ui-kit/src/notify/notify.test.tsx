import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drainNotices, notify } from 'ui-kit';
import type { QueuedNotice } from 'ui-kit';
import { useForm, useSubmission } from 'ui-kit/form';
import { Toaster } from 'ui-kit/toaster';

test('delivers notices from before the first listener in order, once', () => {
  notify.success('first');
  notify.error('second');
  const heard: QueuedNotice[] = [];
  const stop = drainNotices((notice) => heard.push(notice));
  notify.info('third');
  stop();
  notify.info('later');
  expect(heard.map(({ message }) => message)).toEqual(['first', 'second', 'third']);

  const rest: QueuedNotice[] = [];
  drainNotices((notice) => rest.push(notice))();
  expect(rest).toEqual([{ kind: 'info', message: 'later' }]);
});

test('the toaster makes screen readers announce errors at once and other messages politely', async () => {
  notify.error('PDF upload failed');
  render(<Toaster />);
  expect(await screen.findByRole('alert')).toHaveTextContent('PDF upload failed');
  act(() => notify.success('Logout Successfully'));
  expect(await screen.findByText('Logout Successfully')).toBeVisible();
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Logout Successfully');
  expect(document.querySelector('style')).toBeNull();
});

test('a message offers an action, and disappears once it is used', async () => {
  let runs = 0;
  render(<Toaster />);
  act(() => notify.success('Bentonite is in your enquiry.', { label: 'View enquiry', run: () => (runs += 1) }));
  await userEvent.click(await screen.findByRole('button', { name: 'View enquiry' }));
  expect(runs).toBe(1);
});

test('a confirmation replaces the one before, and a list of reasons unfolds', async () => {
  render(<Toaster />);
  act(() => notify.success('Release published'));
  const before = await screen.findByText('Release published');
  act(() => notify.success('Release undone'));
  fireEvent.animationEnd(before);
  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect(screen.getByText('Release undone')).toBeVisible();

  act(() =>
    notify.error('2 items not deleted.', { label: 'Show all 2', lines: ['Bentonite (used)', 'Barite (used)'] }),
  );
  expect(screen.getByText('Barite (used)')).not.toBeVisible();
  await userEvent.click(await screen.findByText('Show all 2'));
  expect(screen.getByText('Barite (used)')).toBeVisible();
});

test('an error disappears when the next attempt of its form succeeds', async () => {
  let isRefused = true;
  function SignIn() {
    const { send } = useSubmission(useForm(), () => ({ message: 'Incorrect email or password', errors: [] }));
    const attempt = () => (isRefused ? Promise.reject(new Error()) : Promise.resolve());
    return <button onClick={() => void send(attempt)}>Sign in</button>;
  }
  render(
    <>
      <SignIn />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Incorrect email or password')).toBeVisible();
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  // jsdom ends no animation: that of a message that goes away removes it.
  const message = screen.getByText('Incorrect email or password');
  fireEvent.animationEnd(message);
  await waitFor(() => expect(message).not.toBeInTheDocument());
});
