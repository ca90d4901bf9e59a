import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { NewsItem } from 'api-client';
import { emptyItem, news } from 'api-client/content-types';
import { renderRoutes } from 'page-testing';
import { page } from './news-page';

const items = Array.from({ length: 12 }, (_, index): NewsItem => ({
  ...emptyItem<NewsItem>(news, '2026-01-01T00:00:00.000Z'),
  _id: `n${index}`,
  slug: `news-${index}`,
  title: `News ${index}`,
  category: 'Projects',
  summary: `Summary ${index}`,
}));

const show = (at: string) =>
  renderRoutes((store) => [{ path: '/news', Component: page(store).Component }], {
    at,
    answers: {
      fetchAllNews: (options: unknown) => {
        const { query } = options as { query: { limit: number; page?: number } };
        const from = ((query.page ?? 1) - 1) * query.limit;
        const facets = [{ field: 'category', values: [{ value: 'Projects', count: 12 }] }];
        return { success: true, news: items.slice(from, from + query.limit), total: items.length, facets };
      },
    },
  });

test('the first news item leads the first page, above a list of the other eight', async () => {
  show('/news');
  const [lead, second] = await screen.findAllByRole('article');
  expect(lead).toHaveTextContent('News 0Summary 0');
  expect(lead?.closest('li')).not.toBeInTheDocument();
  expect(second?.closest('ul')?.children).toHaveLength(8);
});

test.each(['/news?page=2', '/news?search=winter', '/news?category=Projects', '/news?year=2026'])(
  'no item leads the list of %s',
  async (at) => {
    show(at);
    const [first] = await screen.findAllByRole('article');
    expect(first?.closest('li')).toBeInTheDocument();
  },
);
