import { testAdmin, testApp } from '../../test/harness';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');

interface Named {
  _id: string;
  slug: string;
  version: number;
}
const first = async (path: string, field: string): Promise<Named> => {
  const [item] = (await site.get(`${path}?limit=1`)).json<Record<string, Named[]>>()[field] ?? [];
  if (!item) throw new Error(`There is nothing at ${path}`);
  return item;
};

it.each([
  ['/products', '/product', 'products', 'product'],
  ['/subsectors', '/subsector', 'subsectors', 'subsector'],
  ['/blogs', '/blogs', 'blogs', 'blog'],
  ['/news', '/news', 'news', 'newsItem'],
])('finds renamed items below %s by their former address', async (path, writePath, items, item) => {
  const { _id, slug } = await first(path, items);
  const { statusCode } = await site.call('PUT', `${writePath}/${_id}`, { slug: 'another-address' }, editor);
  expect(statusCode).toBe(200);
  const found = await site.get(`${path}/${slug}`);
  expect(found.json()).toMatchObject({ [item]: { _id, slug: 'another-address' } });
});

it('gives a former address to the item that has it now, and answers 404 once that is in the trash', async () => {
  const { _id, slug } = await first('/news', 'news');
  await site.call('PUT', `/news/${_id}`, { slug: 'once-more' }, editor);
  await site.call('PUT', `/news/${_id}`, { slug: 'finally' }, editor);
  expect((await site.get(`/news/${slug}`)).json()).toMatchObject({ newsItem: { _id } });
  expect((await site.get('/news/once-more')).json()).toMatchObject({ newsItem: { _id } });
  await site.call('DELETE', `/news/${_id}`, undefined, editor);
  expect((await site.get('/news/once-more')).statusCode).toBe(404);
  expect((await site.get('/news/never-there')).statusCode).toBe(404);
});
