import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feedback } from 'api-client';
import { emptyItem, feedbacks } from 'api-client/content-types';
import { renderRoutes } from 'page-testing';
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
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
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
