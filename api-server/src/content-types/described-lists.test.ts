import type { Blog, NewsItem } from 'api-client';
import { testAdmin, testApp } from '../../test/harness';

const site = testApp();
const editor = testAdmin(site, 'editor');

const LONG = `<h2>How it begins</h2><p>${'Wax sits in the tubing. '.repeat(2_000)}</p>`;
const blog = (change: object) => ({
  title: 'Bottle 27',
  content: LONG,
  blogImg: '/api/v1/files/a.webp',
  author: 'Ila',
  ...change,
});
const newsItem = (change: object) => ({
  title: 'New plant',
  content: LONG,
  image: '/api/v1/files/a.webp',
  category: 'x',
  ...change,
});
const published = async () => (await site.get('/blogs')).json<{ blogs: Blog[] }>().blogs;

it.each([
  ['blogs', blog, 'blog'],
  ['news', newsItem, 'newsItem'],
])('lists of %s leave the text out for every reader; the item has it', async (list, body, item) => {
  const made = await site.post(`/${list}`, body({ summary: 'A short word.' }), editor);
  const { _id, content } = made.json<Record<string, Blog | NewsItem>>()[item] ?? { _id: '', content: '' };
  for (const answer of [await site.get(`/${list}`), await site.get(`/${list}?status=all`, editor)]) {
    expect(answer.json()).toMatchObject({ total: 1, [list]: [{ _id, content: '', summary: 'A short word.' }] });
    expect(answer.body.length).toBeLessThan(2_000);
  }
  expect(content).toBe(LONG);
  expect((await site.get(`/${list}/${_id}`)).json()).toMatchObject({ [item]: { content } });
});

it('shows the beginning of the text for an item without summary, and leaves the item as it is', async () => {
  await site.post('/blogs', blog({ title: 'Of wax', content: LONG }), editor);
  await site.post('/blogs', blog({ title: 'Of spaces', content: '<p>Short.</p>', summary: ' ' }), editor);
  await site.post('/blogs', blog({ title: 'Of one word', content: `<p>${'x'.repeat(500)}</p>` }), editor);
  const of = new Map((await published()).map(({ title, summary }) => [title, summary]));
  expect(of.get('Of wax')).toMatch(/^How it begins Wax sits in the tubing\. .{100,160}…$/);
  expect(of.get('Of spaces')).toBe('Short.');
  expect(of.get('Of one word')).toBe(`${'x'.repeat(200)}…`);
  expect((await site.get('/blogs/of-wax')).json()).toMatchObject({ blog: { summary: '' } });
});

it('finds words of the text that lists leave out', async () => {
  await site.post('/blogs', blog({ summary: 'Other words.', content: '<p>paraffin</p>' }), editor);
  expect((await site.get('/blogs?search=Paraffin')).json()).toMatchObject({ total: 1, blogs: [{ content: '' }] });
});
