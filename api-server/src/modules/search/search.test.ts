import type { SearchResult } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ content: true });
const editor = testAdmin(site, 'editor');

const find = async (text: string): Promise<SearchResult[]> =>
  (await site.get(`/search?search=${encodeURIComponent(text)}`)).json<{ results: SearchResult[] }>().results;
const first = async (text: string) => (await find(text))[0]?.title;

it.each(['C140', 'c140', 'C 140', 'c-140', 'inhibitor c140'])('finds C 140 first for %s', async (text) => {
  expect(await first(text)).toBe('Film-Forming Corrosion Inhibitor C 140');
});

it('ranks similar names before similar words in texts', async () => {
  expect((await find('geotermal'))[0]).toMatchObject({ kind: 'subsector', title: 'Exploration & Production' });
  const sector = { name: 'Geothermal', logo: '/api/v1/files/a.webp', description: 'Heat.' };
  expect((await site.call('POST', '/sectors', sector, editor)).statusCode).toBe(201);
  expect(await first('geotermal')).toBe('Geothermal');
});

it('finds subscripts, superscripts and accents for plain characters, in rich and in plain texts', async () => {
  const blog = { title: 'Sour gas', summary: 'Safety', blogImg: '/api/v1/files/a.webp', author: 'Asha Rao' };
  const content = '<p>Alarm at 10<sup>3</sup> ppm of Q<sub>2</sub>S</p>';
  expect((await site.call('POST', '/blogs', { ...blog, content }, editor)).statusCode).toBe(201);
  const sector = { name: 'Sour', logo: '/api/v1/files/a.webp', description: 'Takes Q₂S out of the Forêt field.' };
  expect((await site.call('POST', '/sectors', sector, editor)).statusCode).toBe(201);
  expect((await find('Q2S')).map(({ title }) => title)).toEqual(expect.arrayContaining(['Sour', 'Sour gas']));
  expect((await find('q₂s foret')).map(({ title }) => title)).toContain('Sour');
  const listed = await site.get(`/blogs?search=${encodeURIComponent('Q₂S 10³')}`);
  expect(listed.json<{ blogs: unknown[] }>().blogs).toHaveLength(1);
});

it.each([
  ['सुरक्षा के नियम', 'हिन्दी में', ['सुरक्षा', 'सुरक्शा', 'हिंदी', 'नियम सुरक्षा']],
  ['ગેસ પાઇપલાઇન', 'સલામતી', ['પાઈપલાઈન', 'पाइपलाइन', 'સલામતિ']],
])(
  'finds %s by other spellings, in the site and in lists, at an address in its script',
  async (title, summary, texts) => {
    const blog = { title, summary, blogImg: '/api/v1/files/a.webp', author: 'Asha Rao', content: '<p>तेल</p>' };
    const added = (await site.call('POST', '/blogs', blog, editor)).json<{ blog: { slug: string } }>().blog;
    expect(added.slug).toBe(title.replaceAll(' ', '-'));
    for (const text of texts) expect((await find(text)).map((hit) => hit.title)).toContain(title);
    expect((await find('ताला')).map((hit) => hit.title)).not.toContain(title);
    const listed = await site.get(`/blogs?search=${encodeURIComponent(texts.at(-1) ?? '')}`);
    const { blogs } = listed.json<{ blogs: { title: string }[] }>();
    expect(blogs.map((one) => one.title)).toEqual([title]);
  },
);

it.each([
  ['privacy', '/privacy'],
  ['privcy', '/privacy'],
  ['about us', '/aboutus'],
  ['contact', '/contact'],
  ['cookies', '/privacy'],
])('finds for %s the page %s', async (text, path) => {
  expect((await find(text)).map((hit) => hit.path)).toContain(path);
});

it('ranks a page first if its title is the search', async () => {
  expect(await first('privacy')).toBe('Privacy');
  expect(await first('contact us')).toBe('Contact us');
});

describe('a limit of searches', () => {
  const limited = testApp(() => ({ environment: { LIMIT_SEARCHES_PER_MINUTE: '3', TRUST_PROXY: '127.0.0.1' } }));
  const statuses = async (headers: Record<string, string>) => {
    const paths = ['/search?search=pump', '/search?search=pum&limit=3', '/products?facets=1', '/blogs?search=gas'];
    const answers = await Promise.all(paths.map((path) => limited.get(path, headers)));
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it('applies to each visitor, all kinds of searches together, and ends after a minute', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    expect(await statuses(visitor)).toEqual([200, 200, 200, 429]);
    expect((await limited.get('/products', visitor)).statusCode).toBe(200);
    expect((await limited.get('/search?search=x', { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
    expect((await limited.get('/search?search=x', visitor)).headers['retry-after']).toBe('60');
    limited.clock.pass(60_000);
    expect((await limited.get('/search?search=x', visitor)).statusCode).toBe(200);
  });

  it('applies to callers whose address no trusted proxy forwards, but not to signed-in users', async () => {
    expect(await statuses({})).toEqual([200, 200, 200, 429]);
    const editor = { ...(await limited.signedIn('editor')), 'x-forwarded-for': '203.0.113.9' };
    expect([...(await statuses(editor)), ...(await statuses(editor))]).toEqual(Array.from({ length: 8 }, () => 200));
  });
});
