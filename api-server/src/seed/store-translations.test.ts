import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentPage, Sector, Service, Translation, TranslationCounts } from 'api-client';
import { CONTENT_FOLDER, readTestContent, testAdmin, testApp } from '../../test/harness';
import { readTranslations } from './content-translations';
import { storeTranslations } from './store-translations';

const site = testApp({ content: true, environment: { LANGUAGES: 'hi,gu' } });
const editor = testAdmin(site, 'editor');

const noFile = () => ({ url: '', size: 0 });
const read = async (languages: string[], folder = CONTENT_FOLDER) =>
  readTranslations(folder, await readTestContent(), languages, noFile);
/** Stores the translations of the demonstration content as when a site with these languages is filled. */
async function fill(languages: string[]): Promise<string[]> {
  const said: string[] = [];
  await storeTranslations(site.services, await read(languages), (line) => said.push(line));
  return said;
}
const sectorIn = async (locale: string): Promise<Sector> => {
  const sectors = (await site.get(`/sectors?locale=${locale}`)).json<Sector[]>();
  const water = sectors.find(({ slug }) => slug === 'water');
  if (!water) throw new Error('The sector is missing');
  return water;
};

it('publishes the translations; a language that is added later is filled then, and what exists stays', async () => {
  expect(await fill(['hi'])).toEqual([expect.stringMatching(/^ {2}\d+ translations$/)]);
  expect(await sectorIn('hi')).toMatchObject({ name: 'जल', untranslated: [] });
  expect(await sectorIn('gu')).toMatchObject({ name: 'Water' });
  const { counts } = (await site.get('/translations/hi', editor)).json<{ counts: TranslationCounts[] }>();
  expect(counts.find(({ collection }) => collection === 'sections')).toMatchObject({
    ...{ missing: 0, outdated: 0, changed: 0 },
  });

  // Parts of items are found by their keys.
  const { services } = (await site.get('/services?locale=hi')).json<{ services: Service[] }>();
  expect(services[0]?.innerServices[0]).toMatchObject({ title: 'मड इंजीनियरिंग', untranslated: [] });

  const water = await sectorIn('en');
  const address = `/translations/hi/sectors/${water._id}`;
  const { translation } = (await site.get(address, editor)).json<{ translation: Translation }>();
  const fields = { name: { value: 'पानी' } };
  await site.call('PUT', address, { version: translation.version, fields }, editor);
  await site.call('POST', `${address}/publish`, { version: translation.version + 1 }, editor);
  const changed = { description: 'Rain.', version: water.version };
  expect((await site.call('PUT', `/sectors/${water._id}`, changed, editor)).statusCode).toBe(200);

  expect(await fill(['hi', 'gu'])).toEqual([expect.stringMatching(/^ {2}\d+ translations$/)]);
  expect(await sectorIn('hi')).toMatchObject({ name: 'पानी' });
  expect(await sectorIn('gu')).toMatchObject({ name: 'પાણી' });
  // The English description is no longer the one that was translated.
  const gujarati = (await site.get(`/translations/gu/sectors/${water._id}`, editor)).json<{
    translation: Translation;
  }>().translation;
  expect(gujarati.fields.slice(0, 2).map(({ field, state }) => [field, state])).toEqual([
    ['name', 'done'],
    ['description', 'outdated'],
  ]);
  expect(await fill(['hi', 'gu'])).toEqual([]);
});

it('publishes long texts as they are saved, so that searches find their items', async () => {
  await fill(['hi']);
  const { page } = (await site.get('/pages/samples?locale=hi')).json<{ page: ContentPage }>();
  expect(page).toMatchObject({ locale: 'hi' });
  const found = (await site.get(`/job-postings?locale=hi&search=${encodeURIComponent('मड')}`)).json<{
    jobPostings: { slug: string }[];
  }>();
  expect(found.jobPostings.map(({ slug }) => slug)).toEqual(['mud-engineer-barmer']);
});

describe('a translation that does not fit', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'content-'));
    await mkdir(path.join(folder, 'translations/hi'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));
  const write = (name: string, texts: object) =>
    writeFile(path.join(folder, `translations/hi/${name}.json`), JSON.stringify(texts));

  it('is refused with every item, field and part that the content does not have', async () => {
    await write('services', {
      drilling: { title: 'ड्रिलिंग', heading: 'ड्रिलिंग', innerServices: { mud: { title: 'मड' } } },
      digging: { title: 'खुदाई' },
    });
    await expect(read(['hi'], folder)).rejects.toThrow(
      /drilling\.heading: .+\n {2}drilling\.innerServices:mud:title: This item has no such text.+\n {2}digging: The content has no such item$/,
    );
    await expect(read(['gu'], folder)).resolves.toEqual([]);
  });

  it('is refused when a text breaks the rules of its field, or its collection has no translations', async () => {
    await write('sectors', { water: { subsectorsText: 'जल', name: ' ' } });
    await expect(read(['hi'], folder)).rejects.toThrow(/water\.subsectorsText: This item has no such text/);
    await write('sectors', { oilandgas: { subsectorsText: 'तेल '.repeat(200) } });
    await expect(read(['hi'], folder)).rejects.toThrow(/oilandgas\.subsectorsText: .+ 500 characters/);
    await write('sectors', {});
    await write('clients', {});
    await expect(read(['hi'], folder)).rejects.toThrow(/clients is no content with translations/);
  });
});
