import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feedback } from 'api-client';
import { emptyItem, feedbacks } from 'api-client/content-types';
import { failure, renderRoutes } from 'page-testing';
import { drainNotices, type QueuedNotice } from 'ui-kit';
import { Component as Editor } from './feedback-editor';
import { Component as List } from './feedbacks-screen';

const feedback: Feedback = {
  ...emptyItem<Feedback>(feedbacks, '2026-01-01T00:00:00.000Z'),
  ...{ _id: 'f1', name: 'Asha Rao', company: 'Wells', message: 'Good work', rating: 4, version: 1 },
  ...{ status: 'published', updatedAt: '2026-01-01T00:00:00.000Z' },
};

const show = (at: string, answers = {}) =>
  renderRoutes(
    () => [
      { path: '/admin/feedbacks', element: <List /> },
      { path: '/admin/feedbacks/new', element: <Editor /> },
      { path: '/admin/feedbacks/:id', element: <Editor /> },
    ],
    {
      at,
      answers: {
        GetFeedbacks: { success: true, feedbacks: [feedback] },
        fetchLogo: { success: true, logos: [] },
        fetchPendingChange: { success: true, pendingChange: null },
        fetchReview: { success: true, review: null },
        fetchPendingChanges: { success: true, pendingChanges: [] },
        fetchReviews: { success: true, reviews: [] },
        ...answers,
      },
    },
  );

it('lists the testimonials, selects all, and opens the one that is pressed', async () => {
  const { address } = show('/admin/feedbacks');
  const search = await screen.findByRole('searchbox', { name: 'Search testimonials' });
  await userEvent.type(search, 'mud');
  expect(search).toHaveValue('mud');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit Asha Rao' })).toBeNull());
  await userEvent.clear(search);
  await screen.findByRole('link', { name: 'Edit Asha Rao' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByRole('button', { name: 'Edit a field' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Edit Asha Rao' }));
  await waitFor(() => expect(address()).toBe('/admin/feedbacks/f1'));
  expect(await screen.findByDisplayValue('Good work')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
});

it('saves a changed testimonial when Save is pressed, and says so', async () => {
  const notices: QueuedNotice[] = [];
  drainNotices((notice) => notices.push(notice));
  const { calls } = show('/admin/feedbacks/new', {
    AddFeedback: { success: true, message: 'Testimonial added', feedback },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Asha');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const added = () => calls.filter(({ id }) => id === 'AddFeedback').map(({ options }) => options['body']);
  await waitFor(() => expect(added()).toMatchObject([{ name: 'Asha', visible: true, status: 'draft' }]));
  await waitFor(() => expect(notices.map(({ message }) => message)).toContain('Testimonial added'));
});

it('asks before an editor is left with unsaved input, and says that it is kept', async () => {
  const { address } = show('/admin/feedbacks/f1');
  await userEvent.type(await screen.findByDisplayValue('Good work'), ' again');
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(breadcrumb.getByRole('link', { name: 'Testimonials' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('Your unsaved changes are kept for you alone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/admin/feedbacks/f1');
  await userEvent.click(breadcrumb.getByRole('link', { name: 'Testimonials' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/admin/feedbacks'));
});

it('warns before an earlier version replaces unsaved input', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const content = { name: 'Asha Rao', message: 'Good work' };
  show('/admin/feedbacks/f1', {
    fetchRevisions: {
      success: true,
      revisions: [2, 1].map((number) => ({ number, action: 'updated', at, by: 'Asha', content })),
    },
  });
  const message = await screen.findByDisplayValue('Good work');
  const restore = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    return screen.findByRole('alertdialog', { name: 'Restore version 1' });
  };
  expect(await restore()).not.toHaveTextContent('unsaved changes');
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.type(message, ' again');
  expect(await restore()).toHaveTextContent('There are unsaved changes on this page.');
});

it('compares the input with what another has saved meanwhile, and saves the chosen one', async () => {
  const draft = { ...feedback, status: 'draft' };
  const stale = Object.assign(failure(409, 'Changed meanwhile'), {
    current: { ...draft, company: 'Rigs', message: 'Great work', version: 2 },
  });
  let save: (answer: unknown) => void = () => undefined;
  const answers = [Promise.reject(stale), new Promise((resolve) => (save = resolve))];
  answers[0]?.catch(() => undefined);
  const { calls } = show('/admin/feedbacks/f1', {
    GetFeedbacks: { success: true, feedbacks: [draft] },
    EditFeedbacks: () => answers.shift(),
  });
  await userEvent.type(await screen.findByDisplayValue('Good work'), ' again');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Someone else has saved this/ }));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Message']);
  await userEvent.click(dialog.getByRole('button', { name: 'Save my version' }));
  const button = await dialog.findByRole('button', { name: /^Save my version/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  save({ success: true, message: 'Testimonial updated', feedback: draft });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ id }) => id === 'EditFeedbacks').map(({ options }) => options['body']);
  expect(sent).toMatchObject([
    { message: 'Good work again', version: 1 },
    { message: 'Good work again', company: 'Rigs', version: 2 },
  ]);
});

it('does not save a testimonial without a name, and leads to the field', async () => {
  const { calls } = show('/admin/feedbacks/new', {
    fetchUnsavedChanges: ({ params }: { readonly params: { readonly id: string } }) => ({
      success: true,
      unsavedChanges:
        params.id === 'new' ? { at: feedback.updatedAt, version: null, changed: { message: 'Kept' } } : null,
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore changes' }));
  expect(screen.getByDisplayValue('Kept')).toBeVisible();
  const name = screen.getByRole('textbox', { name: /^Name/ });
  expect(name.getAttribute('aria-required')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(name).toHaveAccessibleDescription('Name is required');
  expect(document.activeElement).toBe(name);
  expect(calls.filter(({ id }) => id === 'AddFeedback')).toEqual([]);
});
