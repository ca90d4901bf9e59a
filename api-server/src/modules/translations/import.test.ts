import type { Sector, Translation, TranslationImport, TranslationText } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ environment: { LANGUAGES: 'hi' } });
const editor = testAdmin(site, 'editor');
const translator = testAdmin(site, 'translator');
const recruiter = testAdmin(site, 'recruiter');

const TEXTS = '/translation-texts/hi/sectors';

const add = async (name: string, description: string): Promise<Sector> => {
  const body = { name, description, logo: '/api/v1/files/a.webp' };
  return (await site.call('POST', '/sectors', body, editor)).json<{ sector: Sector }>().sector;
};
const textsOf = async (query = '') =>
  (await site.get(TEXTS + query, translator)).json<{ texts: TranslationText[]; total: number; nextCursor?: string }>();
const send = async (texts: readonly object[], query = ''): Promise<TranslationImport> =>
  (await site.call('POST', TEXTS + query, { texts }, translator)).json<{ result: TranslationImport }>().result;
const savedOf = async (id: string): Promise<Translation> =>
  (await site.get(`/translations/hi/sectors/${id}`, translator)).json<{ translation: Translation }>().translation;

it('lists the texts of a collection page by page, and saves them as they come back from a translator', async () => {
  const oil = await add('Oil and gas', 'Fluids.\nAdditives.');
  const water = await add('Water', 'Membranes.');
  const first = await textsOf('?limit=1');
  expect(first).toMatchObject({ total: 2 });
  const { texts } = await textsOf(`?limit=1&cursor=${first.nextCursor}`);
  expect([...first.texts, ...texts]).toMatchObject([
    { item: oil._id, title: 'Oil and gas', field: 'name', label: 'Name', source: 'Oil and gas', value: null },
    { item: oil._id, field: 'description', source: 'Fluids.\nAdditives.', state: 'missing' },
    { item: water._id, field: 'name' },
    { item: water._id, field: 'description' },
  ]);

  const back = [
    // A program for translators has changed the ends of the lines.
    { item: oil._id, field: 'description', source: 'Fluids.\r\nAdditives.\r\n', value: 'द्रव।\r\nयोजक।' },
    { item: oil._id, field: 'name', source: 'Oil', value: 'तेल' },
    { item: water._id, field: 'name', value: 'जल' },
    { item: water._id, field: 'description', value: '' },
  ];
  const expected = {
    changes: [
      { item: oil._id, title: 'Oil and gas', field: 'description', before: null, state: 'done' },
      // The English text was another one when it was translated.
      { item: oil._id, field: 'name', label: 'Name', value: 'तेल', state: 'outdated' },
      { item: water._id, field: 'name', value: 'जल', state: 'done' },
    ],
    unchanged: 1,
    errors: [],
  };
  expect(await send(back, '?dryRun=1')).toMatchObject(expected);
  expect(await savedOf(oil._id)).toMatchObject({ version: 0 });
  expect(await send(back)).toMatchObject(expected);
  expect(await savedOf(oil._id)).toMatchObject({
    ...{ version: 1, isPublished: false },
    fields: [
      { value: 'तेल', state: 'outdated' },
      { value: expect.stringMatching(/^द्रव।\s+योजक।$/) as string, state: 'done' },
    ],
  });
  expect(await send(back)).toMatchObject({ changes: [], unchanged: 4, errors: [] });
  expect((await textsOf('?state=missing')).texts.map(({ item }) => item)).toEqual([water._id, water._id]);
});

it('saves the valid texts and names each other one', async () => {
  const { _id } = await add('Pipelines', 'Steel.');
  const result = await send([
    { item: _id, field: 'name', value: 'क'.repeat(5_000) },
    { item: _id, field: 'logo', value: 'लोगो' },
    { item: _id, field: 'description', value: 'इस्पात।' },
    { item: 'nothing', field: 'name', value: 'कुछ नहीं' },
  ]);
  expect(result).toMatchObject({
    changes: [{ item: _id, field: 'description', value: 'इस्पात।' }],
    unchanged: 0,
    errors: [
      { item: _id, field: 'name', message: expect.stringContaining('at most') as string },
      { item: _id, field: 'logo', message: 'This item has no such text to translate' },
      { item: 'nothing', field: 'name', message: expect.stringContaining('not found') as string },
    ],
  });
  const { fields } = await savedOf(_id);
  expect(fields.map(({ value }) => value)).toEqual([null, 'इस्पात।']);
});

it('exports the texts as a table, and imports the table that comes back', async () => {
  const { _id } = await add('Lubricants, greases', 'Oils.\n=Greases.');
  const table = (await site.get(`${TEXTS}/csv?state=missing`, translator)).body;
  const [head, ...lines] = table.replace('\uFEFF', '').split('\r\n').filter(Boolean);
  expect(head).toBe('item,field,title,label,source,translation,machine');
  const own = lines.filter((line) => line.startsWith(_id));
  expect(own).toEqual([
    `${_id},name,"Lubricants, greases",Name,"Lubricants, greases",,`,
    `${_id},description,"Lubricants, greases",Description,"Oils.\n=Greases.",,`,
  ]);
  const csv = [head, own[0]?.replace(/,,$/, ',स्नेहक,'), own[1]].join('\r\n');
  const { result } = (await site.call('POST', TEXTS, { csv }, translator)).json<{ result: TranslationImport }>();
  expect(result).toMatchObject({ changes: [{ item: _id, field: 'name', value: 'स्नेहक', state: 'done' }], errors: [] });

  const messageOf = async (text: string) =>
    (await site.call('POST', TEXTS, { csv: text }, translator)).json<{ message: string }>().message;
  expect([await messageOf('name,text\na,b'), await messageOf('item,field,translation\na,"b')]).toEqual([
    'Each line needs the columns “item” and “field” of the exported file',
    expect.stringMatching(/^Line \d+ is not CSV$/) as string,
  ]);
  expect(await messageOf('item,field,translation\na,b,')).toBe('The file has no texts');
});

it('is for the roles that translate the collection', async () => {
  expect((await site.get(TEXTS)).statusCode).toBe(401);
  const texts = [{ item: 'any', field: 'name', value: 'नाम' }];
  expect([
    (await site.get(TEXTS, recruiter)).statusCode,
    (await site.get(`${TEXTS}/csv`, recruiter)).statusCode,
    (await site.call('POST', TEXTS, { texts }, recruiter)).statusCode,
    (await site.call('POST', TEXTS, { texts: [] }, translator)).statusCode,
  ]).toEqual([403, 403, 403, 400]);
});
