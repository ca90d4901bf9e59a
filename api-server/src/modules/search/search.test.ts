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

it('puts what is named as it was meant before what has a similar word in its text', async () => {
  expect((await find('geotermal'))[0]).toMatchObject({ kind: 'subsector', title: 'Exploration & Production' });
  const sector = { name: 'Geothermal', logo: '/api/v1/files/a.webp', description: 'Heat.' };
  expect((await site.call('POST', '/sectors', sector, editor)).statusCode).toBe(201);
  expect(await first('geotermal')).toBe('Geothermal');
});

it.each([
  ['privacy', '/privacy'],
  ['privcy', '/privacy'],
  ['about us', '/aboutus'],
  ['contact', '/contact'],
  ['cookies', '/privacy'],
])('finds for %s the page %s', async (text, path) => {
  expect((await find(text)).map((hit) => hit.path)).toContain(path);
});

it('finds a page first whose title is what was typed', async () => {
  expect(await first('privacy')).toBe('Privacy');
  expect(await first('contact us')).toBe('Contact us');
});
