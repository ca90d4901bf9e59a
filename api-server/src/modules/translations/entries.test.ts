import { setImmediate } from 'node:timers/promises';
import type { ContentPage, ImportReport, ImportRun, Revision, Section, Translation, TranslationText } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ environment: { LANGUAGES: 'hi' } });
const editor = testAdmin(site, 'editor');

const FIGURES = [
  { value: '21', unit: 'years', title: 'in operation' },
  { value: '1.2 million', unit: 'm³', title: 'of water used again' },
  { value: '91', unit: '%', title: 'of process water' },
];

type Items = Section['items'];

const add = async (body: object = {}): Promise<Section> => {
  const made = { page: 'home', kind: 'figures', heading: 'Today', items: FIGURES, ...body };
  return (await site.call('POST', '/sections', made, editor)).json<{ section: Section }>().section;
};
const edit = async (id: string, body: object): Promise<Section> =>
  (await site.call('PUT', `/sections/${id}`, body, editor)).json<{ section: Section }>().section;
const sectionIn = async (id: string, query: string, who = {}): Promise<Section | undefined> =>
  (await site.get(`/sections?page=home${query}`, who))
    .json<{ sections: Section[] }>()
    .sections.find(({ _id }) => _id === id);
const hindiItems = async (id: string): Promise<Items> => (await sectionIn(id, '&locale=hi'))?.items ?? [];
const idsOf = (items: Items): string[] => items.map(({ _id = '' }) => _id);

const address = (id: string, collection = 'sections') => `/translations/hi/${collection}/${id}`;
const read = async (id: string, collection = 'sections') =>
  (await site.get(address(id, collection), editor)).json<{ translation: Translation }>().translation;
const statesOf = ({ fields }: Translation) => Object.fromEntries(fields.map(({ field, state }) => [field, state]));

/** Saves and publishes texts in Hindi. */
async function translate(id: string, texts: Readonly<Record<string, string>>, collection = 'sections'): Promise<void> {
  const { version } = await read(id, collection);
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  expect((await site.call('PUT', address(id, collection), { version, fields }, editor)).statusCode).toBe(200);
  await site.call('POST', `${address(id, collection)}/publish`, { version: version + 1 }, editor);
}

it('follows an entry that is moved or edited, and whose neighbour is removed', async () => {
  const { _id, items } = await add();
  const [years, water] = idsOf(items) as [string, string];
  const [first, second] = items;
  await translate(_id, { [`items:${water}:title`]: 'पानी फिर काम आया', [`items:${water}:value`]: '12 लाख' });

  await edit(_id, { items: [second, first] });
  expect(await hindiItems(_id)).toEqual([
    expect.objectContaining({ title: 'पानी फिर काम आया', value: '12 लाख', unit: 'm³', untranslated: ['unit'] }),
    expect.objectContaining({ title: 'in operation', untranslated: ['unit', 'title'] }),
  ]);

  await edit(_id, { items: [{ ...second, unit: 'cubic metres' }] });
  expect(await hindiItems(_id)).toMatchObject([{ title: 'पानी फिर काम आया', unit: 'cubic metres', locale: 'hi' }]);
  expect(Object.keys(statesOf(await read(_id))).filter((name) => name.includes(years))).toEqual([]);
});

it('is out of date only when its own text changes', async () => {
  const { _id, items } = await add();
  const [years, water] = idsOf(items) as [string, string];
  await translate(_id, { [`items:${years}:title`]: 'से चालू', [`items:${water}:title`]: 'पानी' });
  await edit(_id, { items: items.map((item) => (item._id === years ? { ...item, title: 'at work' } : item)) });
  const changed = await read(_id);
  expect(statesOf(changed)).toMatchObject({
    ...{ [`items:${years}:title`]: 'outdated', [`items:${years}:unit`]: 'missing' },
    ...{ [`items:${water}:title`]: 'done', heading: 'missing' },
  });
  const { translatedSource } = changed.fields.find(({ field }) => field === `items:${years}:title`) ?? {};
  expect(translatedSource).toBe('in operation');
});

it('offers the texts of entries that have a letter, with their places, and not the names of products and people', async () => {
  const { _id, items } = await add();
  const [years = '', water = '', share = ''] = idsOf(items);
  const { fields } = await read(_id);
  expect(fields.map(({ field, label }) => [field, label])).toEqual([
    ['heading', 'Heading'],
    [`items:${years}:unit`, 'Entries 1: Unit'],
    [`items:${years}:title`, 'Entries 1: Title'],
    [`items:${water}:value`, 'Entries 2: Value'],
    [`items:${water}:unit`, 'Entries 2: Unit'],
    [`items:${water}:title`, 'Entries 2: Title'],
    [`items:${share}:title`, 'Entries 3: Title'],
  ]);

  const quoted = await add({ kind: 'quotes', items: [{ text: 'It runs.', title: 'A. Rao', role: 'Engineer' }] });
  const own = idsOf(quoted.items)[0] ?? '';
  expect(Object.keys(statesOf(await read(quoted._id)))).toEqual(['heading', `items:${own}:text`, `items:${own}:role`]);
});

it('accepts the rows of a chart with the numbers of the English ones', async () => {
  const chart = { title: 'People', shape: 'columns', data: 'Year\tPeople\n2024\t1,680\n2026\t1,840' };
  const { _id, items } = await add({ kind: 'chart', items: [chart] });
  const field = `items:${idsOf(items)[0]}:data`;
  const save = (value: string) =>
    site.call('PUT', address(_id), { version: 0, fields: { [field]: { value } } }, editor);
  expect((await save('वर्ष\tलोग\n2024\t1,680\n2026\t1,480')).json()).toMatchObject({
    errors: [
      { path: `fields.${field}.value`, message: expect.stringMatching(/^Line 3: translate the words/) as string },
    ],
  });
  const data = 'वर्ष\tलोग\n2024\t1,680\n2026\t1,840';
  await translate(_id, { [field]: data });
  expect(await hindiItems(_id)).toMatchObject([{ title: 'People', data, untranslated: ['title'] }]);
});

it('answers visitors the same bytes as without ids and translations', async () => {
  const { _id, items } = await add();
  const bytes = async () => (await site.get('/sections?page=home')).body;
  const before = await bytes();
  expect(await sectionIn(_id, '')).toMatchObject({ items: FIGURES });
  expect(before).toContain('"items":[{"title":"in operation","value":"21","unit":"years"},');
  await translate(_id, { [`items:${idsOf(items)[0]}:title`]: 'से चालू' });
  expect(await bytes()).toBe(before);
  expect((await site.get('/sections?page=home&locale=en')).body).toBe(before);
  expect(JSON.stringify(await hindiItems(_id))).not.toContain('_id');
  expect((await sectionIn(_id, '&status=all', editor))?.items).toEqual(items);
});

it('keeps the id of an unchanged entry for a client that sends none, and gives each entry its own', async () => {
  const { _id, items } = await add();
  const [years, water, share] = idsOf(items);
  const [first, second, third] = FIGURES;
  const sent = await edit(_id, { items: [third, { ...first, title: 'at work' }, second, second] });
  expect([idsOf(sent.items)[0], idsOf(sent.items)[2]]).toEqual([share, water]);
  expect(new Set([...idsOf(sent.items), years]).size).toBe(5);

  const copied = await edit(_id, { items: [items[0], items[0]] });
  expect(idsOf(copied.items)[0]).toBe(years);
  expect(new Set(idsOf(copied.items)).size).toBe(2);
  expect((await site.call('PUT', `/sections/${_id}`, { items: [{ _id: 'a:b' }] }, editor)).statusCode).toBe(400);
});

it('keeps the ids in revisions and in changes beside what is published', async () => {
  const { _id, items } = await add();
  await edit(_id, { items: [] });
  await site.post(`/sections/${_id}/revisions/1/restore`, {}, editor);
  const restored = await sectionIn(_id, '&status=all', editor);
  expect(restored?.items).toEqual(items);
  const { revisions } = (await site.get(`/sections/${_id}/revisions`, editor)).json<{ revisions: Revision[] }>();
  expect(revisions).toHaveLength(3);

  const fields = { items: [items[1], { value: '3', unit: 'plants' }] };
  const version = Date.parse(restored?.updatedAt ?? '');
  const pending = await site.call('PUT', `/pending-changes/sections/${_id}`, { fields, version }, editor);
  const { content, version: saved } = pending.json<{ pendingChange: { content: Section; version: number } }>()
    .pendingChange;
  await site.post(`/pending-changes/sections/${_id}/publish`, { version: saved }, editor);
  expect((await sectionIn(_id, '&status=all', editor))?.items).toEqual(content.items);
  expect(idsOf(content.items)[0]).toBe(idsOf(items)[1]);
});

it('translates the entries of the sections of a page, through the file of its texts too', async () => {
  const sections = [{ kind: 'figures', heading: 'Today', items: FIGURES.slice(0, 1) }];
  const body = { title: 'Safety', slug: 'safety', sections };
  const { page } = (await site.call('POST', '/pages', body, editor)).json<{ page: ContentPage }>();
  const [section] = page.sections;
  const field = `sections:${section?._id}:items:${section?.items[0]?._id}:title`;
  const { texts } = (await site.get('/translation-texts/hi/pages?state=all', editor)).json<{
    texts: TranslationText[];
  }>();
  expect(texts).toContainEqual(expect.objectContaining({ field, label: 'Sections 1: Entries 1: Title' }));
  const table = `item,field,source,translation\n${page._id},${field},in operation,से चालू\n`;
  const imported = await site.call('POST', '/translation-texts/hi/pages', { csv: table }, editor);
  expect(imported.json()).toMatchObject({ result: { changes: [{ field, state: 'done' }], errors: [] } });
  await site.call('POST', `${address(page._id, 'pages')}/publish`, { version: 1 }, editor);

  const shown = async (query: string) =>
    (await site.get(`/pages/safety${query}`)).json<{ page: ContentPage }>().page.sections[0]?.items;
  expect(await shown('?locale=hi')).toEqual([
    { value: '21', unit: 'years', title: 'से चालू', locale: 'hi', untranslated: ['unit'] },
  ]);
  expect(await shown('')).toEqual(FIGURES.slice(0, 1));
});

it('keeps the ids through an export and an import, as JSON and as a table', async () => {
  const sections = [{ kind: 'figures', heading: 'Today', items: FIGURES }];
  const made = await site.call('POST', '/pages', { title: 'Figures', slug: 'figures', sections }, editor);
  const { page } = made.json<{ page: ContentPage }>();
  const stored = async () =>
    (await site.get(`/pages/${page._id}`, editor)).json<{ page: ContentPage }>().page.sections[0]?.items ?? [];
  const importAll = async (body: object) => {
    const begun = await site.call('POST', '/import/pages?dryRun=0', body, editor);
    const { run } = begun.json<{ run: ImportRun }>();
    for (;;) {
      await setImmediate(); // As for a call from outside, other work runs before it.
      const { report } = (await site.get(`/imports/${run._id}`, editor)).json<{ report: ImportReport }>();
      if (report.state !== 'running') return report;
    }
  };
  const csv = (await site.get('/export/pages.csv', editor)).body;
  const [section] = page.sections;
  const items = section?.items.toReversed();
  const rows = [{ _id: page._id, title: page.title, sections: [{ ...section, items }] }];
  expect(await importAll({ rows })).toMatchObject({ updated: 1, failed: 0 });
  expect(await stored()).toEqual(items);
  expect(await importAll({ csv })).toMatchObject({ updated: 1, failed: 0 });
  expect(await stored()).toEqual(section?.items);
});
