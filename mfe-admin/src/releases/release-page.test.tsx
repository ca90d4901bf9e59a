import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseWithItems } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './release-page';

const release: ReleaseWithItems = {
  ...{ _id: 'r1', name: 'Autumn', createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Meera', size: 1 },
  ...{ publishAt: null, publishedAt: null, publishedBy: '', failure: '' },
  items: [{ collection: 'blogs', _id: 'b1', title: 'Fog', action: 'publish', addedBy: 'Meera' }],
  hidden: 0,
};

const opened = (shown: ReleaseWithItems) =>
  renderRoutes(() => [{ path: '/releases/:id', Component }], {
    at: '/releases/r1',
    answers: {
      fetchRelease: { success: true, release: shown },
      publishRelease: { success: true, message: 'Release published' },
      undoRelease: { success: true, message: 'Release undone' },
      removeReleaseItem: { success: true, message: 'Removed from the release' },
      createReleaseLink: {
        ...{ success: true, message: 'The link is ready' },
        link: { path: '/version-preview/abc', expiresAt: '2026-12-04T10:00:00.000Z' },
      },
    },
  });

it('previews and publishes a release after a question, and removes an item', async () => {
  const { calls } = opened(release);
  await userEvent.click(await screen.findByRole('button', { name: 'Create preview link' }));
  expect(await screen.findByLabelText('Preview link')).toHaveValue('http://localhost/version-preview/abc');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fog' }));
  expect(calls).toContainEqual({
    id: 'removeReleaseItem',
    options: expect.objectContaining({ params: { id: 'r1', collection: 'blogs', item: 'b1' } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
  expect(calls).toContainEqual({ id: 'publishRelease', options: expect.objectContaining({ params: { id: 'r1' } }) });
});

it('undoes a published release, whose items can no longer be removed', async () => {
  const { calls } = opened({ ...release, publishedAt: '2026-11-21T10:00:00.000Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo release' }));
  expect(screen.queryByRole('button', { name: 'Remove Fog' })).not.toBeInTheDocument();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo release' }));
  expect(calls).toContainEqual({ id: 'undoRelease', options: expect.objectContaining({ params: { id: 'r1' } }) });
});

it('counts the items that this user cannot read, and offers neither link nor publication', async () => {
  opened({ ...release, size: 3, hidden: 2 });
  expect(await screen.findByText(/^2 more items are of kinds that you cannot read/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Publish now|Create preview link/ })).not.toBeInTheDocument();
});
