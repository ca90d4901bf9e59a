import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseWithItems, Review } from 'api-client';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { Component } from './release-page';
import { Component as Releases } from './releases-page';

const release: ReleaseWithItems = {
  ...{ _id: 'r1', name: 'Autumn', createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Meera', size: 2, version: 7 },
  ...{ publishAt: null, publishedAt: null, publishedBy: '', failure: '', frontEnds: [] },
  items: [
    { collection: 'blogs', _id: 'b1', title: 'Fog', action: 'publish', addedBy: 'Meera' },
    { collection: 'blogs', _id: 'b1', language: 'hi', title: 'Fog (Hindi)', action: 'publish', addedBy: 'Meera' },
  ],
  hidden: 0,
};

const opened = (shown: ReleaseWithItems, review: Review | null = null) =>
  renderRoutes(
    (store) => {
      store.dispatch(
        userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role: 'owner', rights: rightsOf('owner') }),
      );
      return [{ path: '/releases/:id', Component }];
    },
    {
      at: '/releases/r1',
      answers: {
        fetchRelease: { success: true, release: shown },
        fetchReview: { success: true, review },
        fetchReviewComments: { success: true, comments: [] },
        fetchReviewers: { success: true, reviewers: [{ _id: 'a2', name: 'Asha Rao' }] },
        requestReview: { success: true, message: 'Sent to Asha Rao for review' },
        answerReview: { success: true, message: 'Release approved' },
        updateRelease: { success: true, message: 'Release saved' },
        publishRelease: { success: true, message: 'Release published' },
        undoRelease: { success: true, message: 'Release undone' },
        removeReleaseItem: { success: true, message: 'Removed from the release' },
        createReleaseLink: {
          ...{ success: true, message: 'The link is ready' },
          link: { path: '/version-preview/abc', expiresAt: '2026-12-04T10:00:00.000Z' },
        },
      },
    },
  );

it('previews and publishes a release after a question, and removes an item', async () => {
  const { calls } = opened(release);
  await userEvent.click(await screen.findByRole('button', { name: 'Create preview link' }));
  expect(await screen.findByLabelText('Preview link')).toHaveValue('http://localhost/version-preview/abc');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fog' }));
  expect(calls).toContainEqual({
    id: 'removeReleaseItem',
    options: expect.objectContaining({ params: { id: 'r1', collection: 'blogs', item: 'b1' } }),
  });
  const translation = within(screen.getByRole('row', { name: /Fog \(Hindi\) Blogs, translation/ }));
  expect(translation.getByRole('link')).toHaveAttribute('href', '/admin/translations/hi/blogs/b1');
  await userEvent.click(translation.getByRole('button', { name: 'Remove Fog (Hindi)' }));
  expect(calls).toContainEqual({
    id: 'removeReleaseItem',
    options: expect.objectContaining({ query: { language: 'hi' } }),
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

it('is sent for review, once for all its items', async () => {
  const { calls } = opened(release);
  expect(await screen.findByText(/One approval is enough for all its items/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reviewer'), await screen.findByText('Asha Rao'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Send for review' }).at(-1) as HTMLElement);
  expect(calls).toContainEqual({
    id: 'requestReview',
    options: expect.objectContaining({
      params: { collection: 'releases', id: 'r1' },
      body: expect.objectContaining({ reviewerId: 'a2', version: 7 }),
    }),
  });
});

it('is commented on and approved by its reviewer', async () => {
  const { calls } = opened(release, {
    ...{
      collection: 'releases',
      _id: 'r1',
      title: 'Autumn',
      isDraft: false,
      state: 'waiting',
      hasChanged: true,
      openComments: 0,
    },
    ...{ requestedBy: 'Meera', senderPublishes: true, reviewer: 'Asha Rao', isMine: false, isReviewer: true },
    ...{ requestedAt: '2026-11-26T08:00:00.000Z', dueOn: null, note: '', comment: '', answeredAt: null },
  });
  expect(await screen.findByText(/is waiting for review by Asha Rao.*Its items were changed after/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Comment on Fog' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve release' }));
  expect(calls).toContainEqual({
    id: 'answerReview',
    options: expect.objectContaining({ body: { decision: 'approve', comment: '', version: 7 } }),
  });
});

it('says which versions of front ends are live, and names others', async () => {
  const careers = { remote: 'careers', version: '1.4.0', live: '1.3.2', isLive: false };
  const catalogue = { remote: 'catalogue', version: '2.1.0', live: '2.1.0', isLive: true };
  const { calls } = opened({ ...release, frontEnds: [careers, catalogue] });
  const missing = (await screen.findByText('careers 1.4.0')).parentElement;
  expect(missing).toHaveTextContent('Not liveVisitors have 1.3.2. Promote 1.4.0, or remove it with “Edit”.');
  expect(screen.getByText('catalogue 2.1.0').parentElement).toHaveTextContent(/Live$/);

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const input = await screen.findByLabelText(/^Versions of front ends/);
  expect(input).toHaveValue('careers 1.4.0\ncatalogue 2.1.0');
  await userEvent.clear(input);
  await userEvent.type(input, 'careers');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toBeInvalid());
  await userEvent.type(input, ' 1.5.0{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      id: 'updateRelease',
      options: expect.objectContaining({
        body: { name: 'Autumn', publishAt: null, frontEnds: [{ remote: 'careers', version: '1.5.0' }] },
      }),
    }),
  );
});

it('lists the releases with the state of their review and who makes it', async () => {
  const review = {
    collection: 'releases',
    _id: 'r1',
    state: 'waiting',
    reviewer: 'Asha Rao',
    hasChanged: true,
  } as Review;
  const listed = { ...release, _id: 'r2', name: 'Winter' };
  renderRoutes(() => [{ path: '/', Component: Releases }], {
    at: '/',
    answers: {
      fetchReleases: { success: true, releases: [release, listed] },
      fetchReviews: { success: true, reviews: [review] },
    },
  });
  expect(await screen.findByRole('row', { name: /Autumn/ })).toHaveTextContent(
    'Waiting for reviewAsha Rao, changed since',
  );
  expect(screen.getByRole('row', { name: /Winter/ })).not.toHaveTextContent('review');
});
