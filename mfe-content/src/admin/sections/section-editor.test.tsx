import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review, ReviewComment, Section } from 'api-client';
import { emptyItem, sections as type } from 'api-client/content-types';
import { renderRoutes } from 'page-testing';
import { userLoaded, type AppStore } from 'shared-store';
import { Component } from './section-editor';
import { emptyItem as emptyEntry } from './section-values';

const stored: Section = {
  ...emptyItem<Section>(type, '2026-01-01T00:00:00.000Z'),
  ...{ _id: 's1', page: 'home', kind: 'why-us', heading: 'Where we stand', status: 'draft', visible: true },
  items: ['e1', 'e2'].map((_id) => ({ ...emptyEntry(), _id, title: 'Wells drilled' })),
};
const review = { collection: 'sections', _id: 's1', state: 'returned', isMine: true, isReviewer: false } as Review;
const comment: ReviewComment = {
  ...{ _id: 'r1', field: 'items: Wells drilled {#e1}', label: 'Entries: Wells drilled', author: 'Meera Nair' },
  ...{ at: '2026-11-26T08:00:00.000Z', text: 'Of which year?', isResolved: false },
};

it('comments on one of two entries with the same name, from the notice and from its closed line', async () => {
  const routes = (store: AppStore) => {
    store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@tridhara.example', role: 'owner' }));
    return [{ path: '/admin/sections/:id', Component }];
  };
  const { calls } = renderRoutes(routes, {
    at: '/admin/sections/s1',
    answers: {
      fetchLogo: () => ({ success: true, logos: [] }),
      fetchSections: { success: true, sections: [stored] },
      fetchPendingChange: { success: true, pendingChange: null },
      fetchReview: { success: true, review },
      fetchReviewComments: { success: true, comments: [comment] },
      addReviewComment: { success: true, message: 'Comment added' },
    },
  });
  const open = within(await screen.findByRole('list', { name: 'Open comments' }));
  await userEvent.click(open.getByRole('button', { name: 'Entries: Wells drilled' }));
  expect(screen.getByRole('button', { name: 'Comments on Wells drilled: 1 comment open' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Comments on Wells drilled' }));
  expect(dialog.getByText('Of which year?')).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(screen.getByRole('button', { name: 'Comment on Wells drilled' }));
  const other = within(screen.getByRole('dialog', { name: 'Comments on Wells drilled' }));
  await userEvent.click(other.getByLabelText('Comment'));
  await userEvent.paste('Since when?');
  await userEvent.click(other.getByRole('button', { name: 'Add comment' }));
  expect(calls).toContainEqual({
    id: 'addReviewComment',
    options: expect.objectContaining({
      body: { field: 'items: Wells drilled {#e2}', text: 'Since when?' },
    }) as unknown,
  });
});
