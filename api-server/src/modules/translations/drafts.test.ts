import type {
  AuditEntry,
  Sector,
  Translation,
  TranslationCounts,
  TranslationImport,
  TranslationText,
} from 'api-client';
import type { TokenScope } from 'api-client/token-scopes';
import { testAdmin, testApp } from '../../../test/harness';
import { webhookDeliveries } from '../../database/schema';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const translator = testAdmin(site, 'translator');

const TEXTS = '/translation-texts/hi/sectors';
const HINDI = { name: 'तेल और गैस', description: 'द्रव।' };

const addSector = async (name = 'Oil and gas'): Promise<Sector> => {
  const body = { name, description: 'Fluids.', logo: '/api/v1/files/a.webp' };
  return (await site.call('POST', '/sectors', body, editor)).json<{ sector: Sector }>().sector;
};
const address = (id: string) => `/translations/hi/sectors/${id}`;
const read = async (id: string) =>
  (await site.get(address(id), translator)).json<{ translation: Translation }>().translation;
const textsOf = (id: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([field, value]) => ({ item: id, field, value }));
const send = async (body: object, who = translator, query = ''): Promise<TranslationImport> =>
  (await site.call('POST', TEXTS + query, body, who)).json<{ result: TranslationImport }>().result;
const draft = (id: string, texts: Readonly<Record<string, string>> = HINDI, who = translator) =>
  send({ machine: true, texts: textsOf(id, texts) }, who);
const agree = async (id: string, fields?: readonly string[], who = translator) =>
  site.call('POST', `${address(id)}/agree`, { version: (await read(id)).version, fields }, who);
const publish = async (id: string) =>
  site.call('POST', `${address(id)}/publish`, { version: (await read(id)).version }, translator);
const shown = async (id: string) => (await site.get(`/sectors/${id}?locale=hi`)).json<{ sector: Sector }>().sector;
const statesOf = ({ fields }: Translation) =>
  fields.map(({ state, value, draft: machines }) => [state, value, machines]);

/** The headers of an API token with these scopes. */
async function tokenWith(scopes: readonly TokenScope[]) {
  const expiresAt = new Date(site.clock.now().getTime() + 86_400_000).toISOString();
  const { token } = (await site.call('POST', '/api-tokens', { name: 'Machine', scopes, expiresAt }, owner)).json<{
    token: string;
  }>();
  return { authorization: `Bearer ${token}` };
}

it('keeps what a machine translated as drafts, which are published only after a person has agreed', async () => {
  const { _id } = await addSector();
  expect((await draft(_id)).changes).toMatchObject([
    { field: 'name', before: null, value: HINDI.name, state: 'drafted', machine: true },
    { field: 'description', state: 'drafted', machine: true },
  ]);
  expect(statesOf(await read(_id))).toEqual([
    ['drafted', null, HINDI.name],
    ['drafted', null, HINDI.description],
  ]);
  const refused = await publish(_id);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'Agree to the machine drafts first. Until then they are not published.',
  ]);
  expect((await agree(_id, ['name'])).statusCode).toBe(200);
  expect((await publish(_id)).statusCode).toBe(200);
  expect(await shown(_id)).toMatchObject({ name: HINDI.name, description: 'Fluids.', untranslated: ['description'] });
  expect((await agree(_id, ['name'])).json()).toMatchObject({ message: 'There is no machine draft to agree to.' });

  await agree(_id);
  expect(await shown(_id)).toMatchObject({ description: 'Fluids.' });
  await publish(_id);
  expect(await shown(_id)).toMatchObject({ ...HINDI, untranslated: [] });
  const { entries } = (await site.get('/audit', owner)).json<{ entries: AuditEntry[] }>();
  const own = entries.filter(({ title }) => title.startsWith('Oil and gas (Hindi)'));
  expect(own.map(({ action, title, actor }) => [action, title, actor.name]).reverse()).toMatchObject([
    ['draft-translation', 'Oil and gas (Hindi)', 'The translator'],
    ['agree-translation', 'Oil and gas (Hindi): Name', 'The translator'],
    ['publish-translation', 'Oil and gas (Hindi)', 'The translator'],
    ['agree-translation', 'Oil and gas (Hindi): Description', 'The translator'],
    ['publish-translation', 'Oil and gas (Hindi)', 'The translator'],
  ]);
});

it('counts and lists drafts, and exports them with their mark', async () => {
  const { _id } = await addSector('Drafts to count');
  await draft(_id);
  const { counts } = (await site.get('/translations/hi', translator)).json<{ counts: TranslationCounts[] }>();
  expect(counts.find(({ collection }) => collection === 'sectors')).toMatchObject({ drafted: 1 });
  for (const state of ['drafted', 'open'])
    expect((await site.get(`/translations/hi/sectors?state=${state}&search=count`, translator)).json()).toMatchObject({
      translations: [{ _id, missing: 0, drafted: 2, done: 0, isChanged: false }],
    });
  const { texts } = (await site.get(`${TEXTS}?state=drafted`, translator)).json<{ texts: TranslationText[] }>();
  expect(texts.filter(({ item }) => item === _id)).toMatchObject([
    { field: 'name', value: HINDI.name, machine: true, state: 'drafted' },
    { field: 'description', machine: true },
  ]);
  const table = (await site.get(`${TEXTS}/csv?state=drafted`, translator)).body;
  expect(table).toContain(`,${HINDI.name},yes`);
  // The table as it was downloaded changes nothing; without the mark it is a person's.
  expect(await send({ csv: table })).toMatchObject({ changes: [], errors: [] });
  expect((await send({ csv: table.replaceAll(',yes', ',') })).changes).toHaveLength(2);
  expect(statesOf(await read(_id))).toEqual([
    ['done', HINDI.name, null],
    ['done', HINDI.description, null],
  ]);
});

it('leaves what a person translated from the same English text, and never publishes a draft over it', async () => {
  const { _id } = await addSector('Water');
  await send({ texts: textsOf(_id, { name: 'जल' }) });
  await publish(_id);
  expect(await draft(_id, { name: 'पानी', description: 'झिल्ली।' })).toMatchObject({
    changes: [{ field: 'description' }],
    unchanged: 1,
  });
  await site.call('PUT', `/sectors/${_id}`, { name: 'Water treatment' }, editor);
  expect((await draft(_id, { name: 'जल शोधन' })).changes).toMatchObject([{ field: 'name', before: 'जल' }]);
  await publish(_id);
  expect(await shown(_id)).toMatchObject({ name: 'जल', description: 'Fluids.' });

  // A draft of an earlier English text is out of date, and stays so when a person agrees.
  await site.call('PUT', `/sectors/${_id}`, { name: 'Water and waste' }, editor);
  expect(statesOf(await read(_id))[0]).toEqual(['outdated', 'जल', 'जल शोधन']);
  await agree(_id, ['name']);
  expect(statesOf(await read(_id))[0]).toEqual(['outdated', 'जल शोधन', null]);

  // The own text of a person takes the place of a draft.
  const fields = { description: { value: 'झिल्लियाँ।' } };
  await site.call('PUT', address(_id), { version: (await read(_id)).version, fields }, translator);
  expect(statesOf(await read(_id))[1]).toEqual(['done', 'झिल्लियाँ।', null]);
});

it('takes drafts from an API token that may translate and do nothing else; only a person agrees', async () => {
  const { _id } = await addSector('Pipelines');
  const machine = await tokenWith(['translations:write']);
  const call = (method: 'POST' | 'PUT', path: string, body: object) => site.call(method, path, body, machine);
  expect((await site.get(address(_id), machine)).statusCode).toBe(200);
  const { counts } = (await site.get('/translations/hi', machine)).json<{ counts: TranslationCounts[] }>();
  expect(counts.length).toBeGreaterThan(0);
  expect((await draft(_id, { name: 'पाइपलाइन' }, machine)).changes).toMatchObject([{ machine: true }]);
  const refused = await call('POST', `${address(_id)}/agree`, { version: 1 });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'API tokens cannot do this: it requires a signed-in user',
  ]);
  expect((await call('PUT', `/sectors/${_id}`, { name: 'Mine' })).statusCode).toBe(403);
  const reader = await tokenWith(['translations:read']);
  const texts = textsOf(_id, HINDI);
  expect([
    (await site.get(TEXTS, reader)).statusCode,
    (await site.call('POST', TEXTS, { texts }, reader)).statusCode,
    (await site.get(TEXTS, await tokenWith(['blogs:write']))).statusCode,
  ]).toEqual([200, 403, 403]);
});

it('tells webhooks which English texts are new or changed, until a machine has translated them', async () => {
  const body = { name: 'Machine', url: 'https://hooks.example/', collections: ['sectors'], events: ['untranslated'] };
  expect((await site.call('POST', '/webhooks', body, owner)).statusCode).toBe(201);
  const sent = async () =>
    (await site.services.db.select().from(webhookDeliveries)).map((row) => JSON.parse(row.body) as object);
  const sector = await addSector('Refining');
  const event = {
    type: 'sectors.untranslated',
    data: { collection: 'sectors', id: sector._id, version: 1, status: 'published', languages: ['hi', 'gu'] },
  };
  expect(await sent()).toMatchObject([event]);
  // Nothing of its texts was changed.
  await site.call('PUT', `/sectors/${sector._id}`, { logo: '/api/v1/files/b.webp' }, editor);
  expect(await sent()).toHaveLength(1);
  await draft(sector._id);
  await site.call('PUT', `/sectors/${sector._id}`, { description: 'Fluids and more.' }, editor);
  expect(await sent()).toMatchObject([event, { data: { version: 3, languages: ['hi', 'gu'] } }]);
  await draft(sector._id);
  await site.call('DELETE', `/sectors/${sector._id}`, undefined, editor);
  expect(await sent()).toHaveLength(2);
});
