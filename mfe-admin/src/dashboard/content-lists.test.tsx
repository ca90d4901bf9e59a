import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderRoutes } from 'page-testing';
import { ContentLists, useContentLists } from './content-lists';

interface Options {
  readonly query?: { readonly status?: string };
}

const item = (_id: string, title: string, change: object = {}) => ({
  _id,
  collection: 'blogs',
  title,
  status: 'published',
  publishAt: null,
  updatedAt: '2026-11-01T09:00:00.000Z',
  editedBy: 'Meera Joshi',
  ...change,
});

function Dashboard() {
  const lists = useContentLists();
  return lists && <ContentLists lists={lists} />;
}

it('shows drafts, scheduled items, and the last edited items with their editors', async () => {
  renderRoutes(() => [{ path: '/', element: <Dashboard /> }], {
    answers: {
      findContent: ({ query }: Options) => ({
        success: true,
        content:
          query?.status === 'draft'
            ? []
            : query?.status === 'scheduled'
              ? [
                  item('b2', 'Later', { publishAt: '2027-02-01T00:00:00.000Z' }),
                  item('b3', 'Sooner', { publishAt: '2027-01-01T00:00:00.000Z' }),
                ]
              : [item('b1', 'Bottle 27')],
      }),
    },
  });
  expect(await screen.findByText('Everything is published.')).toBeVisible();
  const scheduled = within(screen.getByRole('region', { name: 'Scheduled' }));
  expect(scheduled.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sooner', 'Later']);
  const latest = within(screen.getByRole('region', { name: 'Last edited' }));
  expect(latest.getByRole('link', { name: 'Bottle 27' })).toHaveAttribute('href', '/admin/blogs/b1');
  expect(latest.getByText(/Meera Joshi/)).toBeVisible();
});
