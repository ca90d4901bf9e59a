import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { Call, Review } from 'api-client';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider } from 'shared-store';
import { Component } from './waiting-page';
import { WaitingTile } from './waiting-tile';

const review = (changes: Partial<Review>): Review => ({
  ...{
    collection: 'blogs',
    _id: 'b1',
    title: 'Sea fog',
    isDraft: false,
    state: 'waiting',
    note: '',
    comment: '',
    hasChanged: false,
    openComments: 0,
  },
  ...{ requestedBy: 'Asha Rao', senderPublishes: true, reviewer: 'Meera Nair', isMine: false, isReviewer: false },
  ...{ requestedAt: '2026-11-26T08:00:00.000Z', dueOn: null, answeredAt: null },
  ...changes,
});

function show(...reviews: Review[]): void {
  showIn(<Component />, reviews);
}

function showIn(element: ReactNode, reviews: Review[]): void {
  const store = makeStore({ call: (async () => ({ reviews })) as unknown as Call });
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it('lists what is to review, to publish and returned, with links to the editors', async () => {
  show(
    review({ isReviewer: true, dueOn: '2026-12-01', note: 'Check the figures' }),
    review({ _id: 'b2', title: 'Tides', state: 'returned', isMine: true, comment: 'Name the source', openComments: 2 }),
    review({ _id: 'b3', title: 'Sent by me', isMine: true }),
    review({ collection: 'releases', _id: 'r1', title: 'Autumn', isReviewer: true }),
    review({ _id: 'b4', title: 'Ebb', isDraft: true, state: 'approved', isReviewer: true, senderPublishes: false }),
  );
  const link = await screen.findByRole('link', { name: 'Sea fog' });
  expect(link).toHaveAttribute('href', '/admin/blogs/b1');
  expect(screen.getByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/admin/releases/r1');
  const [toReview, release, toPublish, returned] = screen.getAllByRole('listitem');
  expect(release).toHaveTextContent('AutumnRelease · From Asha Rao');
  expect(toPublish).toHaveTextContent('EbbBlogs, draft · From Asha Rao');
  expect(toReview).toHaveTextContent(/From Asha Rao · by 1 December 2026“Check the figures”/);
  expect(within(returned as HTMLElement).getByRole('link', { name: 'Tides' })).toBeVisible();
  expect(returned).toHaveTextContent('Meera Nair · 2 open comments“Name the source”');
  expect(screen.queryByText('Sent by me')).not.toBeInTheDocument();
});

it('says that nothing waits', async () => {
  show();
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
});

it('has a tile with the number of reviews that need an answer', async () => {
  showIn(<WaitingTile />, [
    review({ isReviewer: true }),
    review({ _id: 'b2', state: 'returned', isMine: true }),
    review({ _id: 'b3', isMine: true }),
    review({ _id: 'b4', state: 'approved', isReviewer: true, senderPublishes: false }),
    review({ _id: 'b5', state: 'approved', isReviewer: true }),
  ]);
  expect(await screen.findByRole('link', { name: 'Waiting for me 3' })).toHaveAttribute(
    'href',
    '/admin/waiting-for-me',
  );
});
