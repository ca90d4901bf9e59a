import type { NewsItem } from 'api-client';
import { testApp, testAdmin } from '../../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

interface Page {
  news: NewsItem[];
  total: number;
  facets?: { field: string; values: { value: string; count: number }[] }[];
}

const URL = '/api/v1/news';
const add = (change: object) =>
  site.app.inject({
    method: 'POST',
    url: URL,
    headers: editor,
    payload: { title: 'T', content: '<p>Text.</p>', image: '/api/v1/files/a.webp', category: 'Projects', ...change },
  });
const read = async (query: string) => (await site.app.inject({ url: `${URL}${query}` })).json<Page>();
const titles = async (query: string) => (await read(query)).news.map(({ title }) => title);

beforeAll(async () => {
  await add({ title: 'Old and pinned', date: '2024-05-01', pinned: true, category: 'People' });
  await add({ title: 'New', date: '2026-05-01', source: 'Énergie Hebdo' });
  await add({ title: 'Newer', date: '2026-06-01' });
  await add({ title: 'A draft', date: '2025-06-01', status: 'draft', category: 'Secret' });
});

it('lists pinned items first, then the newest, page by page', async () => {
  expect(await titles('?limit=2&page=1')).toEqual(['Old and pinned', 'Newer']);
  expect(await titles('?limit=2&page=2')).toEqual(['New']);
  expect(await read('?limit=2&page=3')).toMatchObject({ news: [], total: 3 });
});

it('is narrowed by category, year and words, without regard to accents', async () => {
  expect(await titles('?category=People')).toEqual(['Old and pinned']);
  expect(await titles('?year=2026')).toEqual(['Newer', 'New']);
  expect(await titles('?search=energie')).toEqual(['New']);
  expect((await site.app.inject({ url: `${URL}?year=soon` })).statusCode).toBe(400);
});

it('has facets of all published items, and none of drafts', async () => {
  expect((await read('?limit=1&facets=1&year=2024')).facets).toEqual([
    {
      field: 'category',
      values: [
        { value: 'People', count: 1 },
        { value: 'Projects', count: 2 },
      ],
    },
    {
      field: 'year',
      values: [
        { value: '2026', count: 2 },
        { value: '2024', count: 1 },
      ],
    },
  ]);
});
