import { setImmediate } from 'node:timers/promises';
import type { ImportReport, RemoteCollection } from 'api-client';
import type { CollectionDefinition } from 'api-client/content-types';
import { testAdmin, testApp } from '../../../test/harness';
import { webhooks } from '../../database/schema';
import { registerCollections } from './register-collections';

const site = testApp();
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');

const talks: CollectionDefinition = {
  what: 'Talk',
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    about: { kind: 'richText', label: 'About' },
    date: { kind: 'date', label: 'Date' },
    seats: { kind: 'integer', label: 'Seats', range: [1, 500], default: 20 },
    room: { kind: 'select', label: 'Room', options: ['Hall', 'Studio'], default: 'Hall' },
    topics: { kind: 'lines', label: 'Topics' },
    picture: { kind: 'picture', label: 'Picture' },
  },
  order: '-date',
  search: { fields: ['name', 'about'] },
  pages: { list: '/talks', item: '/talks/:slug' },
  filters: {
    room: { kind: 'select', field: 'room' },
    topic: { kind: 'several', label: 'Topic', field: 'topics' },
    year: { kind: 'year', label: 'Year', field: 'date' },
  },
};

const COLLECTION: RemoteCollection = 'events:talks';
const version = (collections: object, deployment = { traffic: 100, default: true }) => ({
  extras: { manifest: { collections } },
  deployment,
});
const refusals: string[] = [];
/** The discovery document also lists the shell, which has no manifest. */
const shell = [{ extras: {}, deployment: { traffic: 100, default: true } }];
const publish = (events: object[]) =>
  registerCollections(site.services, { microFrontends: { shell, events } }, ({ message }) => refusals.push(message));
const refused = () => refusals.splice(0);

interface Item {
  readonly _id: string;
  readonly slug: string;
  readonly version: number;
  readonly status: string;
  readonly name: string;
  readonly [field: string]: unknown;
}
const PATH = '/x/events/talks';
const list = async (query = '', headers = {}) => (await site.get(PATH + query, headers)).json<{ items: Item[] }>();
const names = async (query = '', headers = {}) => (await list(query, headers)).items.map(({ name }) => name);
const add = async (body: object, headers: Record<string, string> = editor): Promise<Item> =>
  (await site.post(PATH, body, headers)).json<{ item: Item }>().item;

/** The report of an import once it is over. */
async function imported(id: string): Promise<ImportReport> {
  for (;;) {
    await setImmediate();
    const { report } = (await site.get(`/imports/${id}`, editor)).json<{ report: ImportReport }>();
    if (report.state !== 'running') return report;
  }
}

beforeAll(() => publish([version({ talks })]));

it('serves lists, items, drafts, searches and filters by the definition', async () => {
  const first = await add({
    name: 'Déjà vu',
    date: '2026-03-01',
    topics: ['Wax'],
    about: '<p onclick="x()">H<sub>2</sub>S</p>',
  });
  expect(first).toMatchObject({ slug: 'deja-vu', seats: 20, room: 'Hall', version: 1, status: 'published' });
  expect(first['about']).toBe('<p>H<sub>2</sub>S</p>');
  await add({ name: 'Later', date: '2027-05-01', room: 'Studio', topics: ['Wax', 'Sand'] });
  await add({ name: 'Secret', date: '2028-01-01', status: 'draft' });

  expect(await names()).toEqual(['Later', 'Déjà vu']);
  expect(await names('?status=all', editor)).toEqual(['Secret', 'Later', 'Déjà vu']);
  expect((await site.get(`${PATH}?status=all`)).statusCode).toBe(401);
  expect((await site.get(`${PATH}?status=all`, recruiter)).statusCode).toBe(403);
  expect((await site.get(`${PATH}/secret`)).statusCode).toBe(404);
  expect((await site.get(`${PATH}/secret`, editor)).statusCode).toBe(200);

  expect(await names('?search=deja')).toEqual(['Déjà vu']);
  expect(await names('?search=h2s')).toEqual(['Déjà vu']);
  expect(await names('?topic=Sand')).toEqual(['Later']);
  expect(await names('?topic=Sand&topic=Wax')).toEqual(['Later', 'Déjà vu']);
  expect(await names('?room=Studio&year=2027')).toEqual(['Later']);
  expect(await names('?sort=name')).toEqual(['Déjà vu', 'Later']);
  const page = (await site.get(`${PATH}?limit=1`)).json<{ nextCursor: string; total: number }>();
  expect(page.total).toBe(2);
  expect(await names(`?limit=1&cursor=${encodeURIComponent(page.nextCursor)}`)).toEqual(['Déjà vu']);

  for (const wrong of ['?room=Cellar', '?year=x', '?limit=0', '?cursor=x']) {
    expect([wrong, (await site.get(PATH + wrong)).statusCode]).toEqual([wrong, 400]);
  }
  const invalid = await site.post(PATH, { date: 'x', seats: 501, room: 'Cellar' }, editor);
  expect(invalid.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['name', 'date', 'seats', 'room']),
  );
});

it('describes the calls of live collections in the OpenAPI document, with the fields of their definitions', async () => {
  const { paths } = (await site.get('/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
  const { get: listed, post: created } = paths[`/api/v1${PATH}`] ?? {};
  expect(listed).toMatchObject({
    operationId: 'list-events-talks',
    parameters: expect.arrayContaining([
      expect.objectContaining({
        name: 'room',
        in: 'query',
        schema: expect.objectContaining({ enum: ['Hall', 'Studio'] }),
      }),
    ]),
  });
  expect(created).toMatchObject({
    description: expect.stringContaining('editor'),
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['name'],
            properties: {
              seats: { type: 'integer', minimum: 1, maximum: 500 },
              topics: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  });
  expect(Object.keys(paths[`/api/v1${PATH}/{id}`] ?? {})).toEqual(['get', 'put', 'delete']);
});

it('keeps versions, history and the trash of each collection, for the roles of its definition', async () => {
  expect((await site.post(PATH, { name: 'No' })).statusCode).toBe(401);
  expect((await site.post(PATH, { name: 'No' }, recruiter)).statusCode).toBe(403);
  const { _id } = await add({ name: 'Pumps', seats: 3 });
  const change = (body: object, headers = editor) => site.call('PUT', `${PATH}/${_id}`, body, headers);
  expect((await change({ seats: 4, version: 1 })).json()).toMatchObject({
    item: { name: 'Pumps', seats: 4, version: 2 },
  });
  expect((await change({ seats: 5, version: 1 })).statusCode).toBe(409);
  await site.post(`/${COLLECTION}/${_id}/revisions/1/restore`, {}, editor);
  expect((await site.get(`${PATH}/${_id}`)).json()).toMatchObject({ item: { seats: 3, version: 3 } });
  expect((await site.get(`/${COLLECTION}/${_id}/revisions`, recruiter)).statusCode).toBe(403);

  // Another collection with the same table does not reach it.
  await publish([version({ talks, notes: { ...talks, what: 'Note' } })]);
  expect((await site.get(`/x/events/notes/${_id}`, editor)).statusCode).toBe(404);
  expect((await site.call('DELETE', `/x/events/notes/${_id}`, undefined, editor)).statusCode).toBe(404);
  expect((await site.get('/x/events/notes')).json()).toMatchObject({ items: [], total: 0 });

  expect((await site.call('DELETE', `${PATH}/${_id}`, undefined, editor)).json()).toMatchObject({
    message: 'Talk deleted successfully',
  });
  const trashed = (await site.get(`/trash?collection=${COLLECTION}`, editor)).json();
  expect(trashed).toMatchObject({ total: 1, trash: [{ _id, title: 'Pumps', collection: COLLECTION }] });
  await site.post(`/trash/${COLLECTION}/${_id}/restore`, {}, editor);
  expect(await names('?search=pumps')).toEqual(['Pumps']);
  const audit = (await site.get(`/audit?collection=${COLLECTION}`, owner)).json<{ entries: { action: string }[] }>();
  expect(audit.entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'delete', 'restore']));
  expect((await site.get('/content?search=pumps', editor)).json()).toMatchObject({
    content: [{ collection: COLLECTION }],
  });
});

it('announces changes to webhooks, records the files of items, and exports and imports them', async () => {
  const { db } = site.services;
  const hook = {
    name: 'Calendar',
    url: 'https://calendar.example/hook',
    collections: [COLLECTION],
    events: ['created'],
  };
  expect((await site.post('/webhooks', hook, owner)).statusCode).toBe(201);
  const { _id } = await add({ name: 'Wells', picture: '/api/v1/files/well.webp', date: '2026-01-02' });
  const deliveries = await db.query.webhookDeliveries.findMany();
  expect(deliveries.map(({ type, body }) => [type, JSON.parse(body)])).toEqual([
    [
      'events:talks.created',
      expect.objectContaining({ data: expect.objectContaining({ path: `/api/v1${PATH}/${_id}` }) }),
    ],
  ]);
  expect(await db.query.fileUses.findMany()).toEqual([{ name: 'well.webp', collection: COLLECTION, entityId: _id }]);
  await db.delete(webhooks);

  const csv = await site.get(`/export/${COLLECTION}.csv`, editor);
  expect(csv.body.split('\r\n')[0]).toContain('name,about,date,seats');
  expect((await site.get(`/export/${COLLECTION}.json`, recruiter)).statusCode).toBe(403);
  const rows = [
    { name: 'Imported', seats: 7 },
    { name: 'Wrong', seats: 0 },
  ];
  const { run } = (await site.post(`/import/${COLLECTION}`, { rows }, editor)).json<{ run: { _id: string } }>();
  expect(await imported(run._id)).toMatchObject({ created: 1, errors: [{ row: 2, path: 'seats' }] });
  expect(await names('?search=imported')).toEqual(['Imported']);
});

it('reads both versions of a canary, and keeps what items have', async () => {
  const wider = { ...talks, fields: { ...talks.fields, speaker: { kind: 'line', label: 'Speaker' } } };
  await publish([
    version({ talks }, { traffic: 90, default: true }),
    version({ talks: wider }, { traffic: 10, default: false }),
  ]);
  expect(await add({ name: 'Canary', speaker: 'Ila' })).toMatchObject({ speaker: 'Ila', room: 'Hall' });
  const { seats: _, ...fewer } = talks.fields;
  const other = { ...fewer, date: { kind: 'line', label: 'Date' } };
  const narrower = { talks: { ...talks, fields: other, order: 'name', filters: {} } };
  await publish([version(narrower)]);
  const lost = [
    expect.stringMatching(
      /^events:talks: a new definition would lose parts of 7 items \(.+, .+, .+, …\): "date" is no longer of the kind date but line, "seats" is gone, "speaker" is gone$/,
    ),
  ];
  expect(refused()).toEqual(lost);
  const asked = await site.app.inject({ method: 'POST', url: '/collection-losses?remote=events', payload: narrower });
  expect(asked.json()).toEqual({ losses: lost });
  expect((await list('?search=canary')).items).toMatchObject([{ speaker: 'Ila', seats: 20 }]);
  // No item has a room with this name, so that nothing is lost.
  const rooms = { kind: 'select', label: 'Room', options: ['Hall', 'Studio', 'Attic'], default: 'Hall' };
  await publish([version({ talks: { ...wider, fields: { ...wider.fields, room: rooms } } })]);
  await publish([version({ talks: wider })]);
  expect(refused()).toEqual([]);
});

it.each<[string, object]>([
  ['an unknown kind', { ...talks, fields: { name: { kind: 'custom', label: 'Name' } } }],
  ['a column of every row', { ...talks, fields: { ...talks.fields, sortName: { kind: 'line', label: 'Name' } } }],
  ['a name of every object', { ...talks, fields: { ...talks.fields, constructor: { kind: 'line', label: 'Name' } } }],
  ['a pattern', { ...talks, fields: { ...talks.fields, code: { kind: 'line', label: 'Code', pattern: '(a+)+$' } } }],
  ['an order by an unknown field', { ...talks, order: 'nothing' }],
  ['a filter that hides a parameter', { ...talks, filters: { status: { kind: 'select', field: 'room' } } }],
  ['a role that does not exist', { ...talks, roles: ['visitor'] }],
  [
    'too many fields',
    {
      ...talks,
      fields: {
        ...talks.fields,
        ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, { kind: 'line', label: 'One' }])),
      },
    },
  ],
])('does not accept a definition with %s, and serves the known ones', async (_what, hostile) => {
  await publish([version({ talks, hostile })]);
  expect(refused()).toEqual([expect.stringMatching(/^The collections of events are not valid/)]);
  expect((await site.get('/x/events/hostile')).statusCode).toBe(404);
  expect((await site.get(PATH)).statusCode).toBe(200);
});

it('stops serving the collection of a retired front end, exports it, and erases it for owners', async () => {
  const address = `/x/events/talks`;
  expect((await site.call('DELETE', address, undefined, owner)).statusCode).toBe(409);
  await publish([]);
  expect((await site.get(PATH)).statusCode).toBe(404);
  expect((await site.get('/openapi.json')).body).not.toContain(`/api/v1${PATH}`);
  expect((await site.get(`/export/${COLLECTION}.json`, owner)).body).toContain('Pumps');
  expect((await site.call('DELETE', address, undefined, editor)).statusCode).toBe(403);
  expect((await site.call('DELETE', address, undefined, owner)).json()).toMatchObject({
    message: expect.stringMatching(/^The collection was erased, with \d+ items$/),
  });
  expect((await site.get('/x', editor)).json()).toMatchObject({ collections: [{ collection: 'notes', live: false }] });
  const { db } = site.services;
  const left = [...(await db.query.collectionItems.findMany()), ...(await db.query.revisions.findMany())];
  expect(left.filter(({ collection }) => collection === COLLECTION)).toEqual([]);
});

it('leads to its pages from the site map and the search, while its remote is live', async () => {
  await publish([version({ talks })]);
  const { slug } = await add({ name: 'Geothermal corrosion' });
  const hidden = await add({ name: 'Geothermal secrets', status: 'draft' });
  const paths = async (text: string) => {
    const { results } = (await site.get(`/search?search=${text}`)).json<{ results: { path: string }[] }>();
    return results.map(({ path }) => path);
  };
  const mapped = async () => (await site.app.inject('/sitemap.xml')).body;
  expect(await paths('geothermal')).toEqual([`/talks/${slug}`]);
  expect(await paths('talks')).toContain('/talks');
  expect(await mapped()).toContain(`/talks/${slug}</loc>`);
  expect(await mapped()).toContain('/talks</loc>');
  expect(await mapped()).not.toContain(hidden.slug);
  await publish([]);
  expect(await paths('geothermal')).toEqual([]);
  expect(await mapped()).not.toContain('/talks');
});
