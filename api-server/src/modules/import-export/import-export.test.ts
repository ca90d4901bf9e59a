import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ImportReport, ImportRun } from 'api-client';
import { eq } from 'drizzle-orm';
import { testApp, testAdmin } from '../../../test/harness';
import { auditEntries, clients, importParts, importRuns } from '../../database/schema';
import { importExportCollections } from './collections';

const site = testApp();
const editor = testAdmin(site, 'editor');
beforeEach(async () => {
  await site.services.db.delete(clients);
  await site.services.db.delete(importRuns);
});

const startImport = async (payload: object, dryRun = false, collection = 'clients', headers = editor) =>
  site.call('POST', `/import/${collection}?dryRun=${dryRun ? 1 : 0}`, payload, headers);
const reportOf = async (id: string, headers = editor) => {
  await setImmediate(); // As for a call from outside, other work runs before it.
  return (await site.get(`/imports/${id}`, headers)).json<{ report: ImportReport }>().report;
};
const begin = async (...import_: Parameters<typeof startImport>) =>
  (await startImport(...import_)).json<{ run: ImportRun }>().run._id;
/** The report of an import once it is over. */
async function ended(id: string, headers = editor): Promise<ImportReport> {
  for (;;) {
    const found = await reportOf(id, headers);
    if (found.state !== 'running') return found;
  }
}
const report = async (...import_: Parameters<typeof startImport>) => ended(await begin(...import_));
const row = (name: string, change: object = {}) => ({ name, logo: '/api/v1/files/a.webp', ...change });
const stored = () => site.services.db.$count(clients);

it('checks a file without storing anything, names every bad row and field, and stores the good ones', async () => {
  const rows = [row('Ashvini'), { name: '', logo: 7 }, row('Borax', { website: 'javascript:alert(1)' }), row('Cyan')];
  const begun = await startImport({ rows }, true);
  expect(begun.statusCode).toBe(201);
  const { run } = begun.json<{ run: ImportRun }>();
  expect(run).toMatchObject({ collection: 'clients', dryRun: true, rows: 4, startedBy: 'The editor' });
  const { errors, ...counts } = await ended(run._id);
  expect(counts).toEqual({
    ...run,
    ...{ state: 'done', handled: 4, endedAt: expect.any(String) as unknown },
    ...{ created: 2, updated: 0, unchanged: 0, failed: 2, deleted: 0, unknownFields: [], changes: [] },
  });
  expect(errors.map(({ row: at, path }) => [at, path])).toEqual([
    [2, 'name'],
    [2, 'logo'],
    [3, 'website'],
  ]);
  expect(await stored()).toBe(0);
  expect(await report({ rows })).toMatchObject({ dryRun: false, created: 2, failed: 2, errors });
  expect(await stored()).toBe(2);
  const entries = await site.services.db.select().from(auditEntries).where(eq(auditEntries.collection, 'clients'));
  expect(entries.map(({ action, title }) => [action, title])).toEqual([['import', '2 new, 0 changed, 2 with errors']]);
});

it('names the first thousand errors, and has all of them as a table', async () => {
  const rows = Array.from({ length: 1_200 }, () => row('=1+1', { website: '=2' }));
  const { _id, errors } = await report({ rows }, true);
  expect(errors).toHaveLength(1_000);
  const answer = await site.get(`/imports/${_id}/errors`, editor);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  const [head, ...lines] = answer.body.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFRow,Field,What is wrong');
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(rows.map((_, at) => [String(at + 1), 'website']));
  expect((await site.get(`/imports/${_id}/errors`, await site.signedIn('author'))).statusCode).toBe(403);
  expect((await site.get('/imports/none/errors', editor)).statusCode).toBe(404);
});

it('leaves time to other calls while it checks many rows', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => row(`Client ${at}`));
  const id = await begin({ rows: [...rows, { name: '' }] }, true);
  const handled = new Set<number>();
  for (let state = 'running'; state === 'running';) {
    expect((await site.get('/clients')).json()).toMatchObject({ total: 0 });
    const found = await reportOf(id);
    state = found.state;
    handled.add(found.handled);
  }
  // The progress can be read meanwhile.
  expect(handled.size).toBeGreaterThan(1);
  expect(await ended(id)).toMatchObject({
    created: 250,
    failed: 1,
    errors: [{ row: 251, path: 'name' }, { row: 251 }],
  });
  expect(await stored()).toBe(0);
});

it('imports an export again, as a table or as JSON, formulas included', async () => {
  await report({ rows: [row('=1+1, "quoted"', { website: 'https://a.example', order: 3 }), row('Ünï सुरक्षा')] });
  const csv = await site.get('/export/clients.csv', editor);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="clients.csv"');
  expect(csv.body).toMatch(/^\uFEFF_id,/);
  const json = (await site.get('/export/clients.json', editor)).json<{ _id: string; name: string }[]>();
  expect(json.map(({ name }) => name).sort()).toEqual(['=1+1, "quoted"', 'Ünï सुरक्षा']);

  expect(await report({ csv: csv.body }, true)).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 0 });
  expect(await report({ rows: json })).toMatchObject({ updated: 0, unchanged: 2, unknownFields: [] });
  const changed = json.map((one) => ({ ...one, name: `${one.name}!` }));
  expect(await report({ rows: changed })).toMatchObject({
    updated: 2,
    failed: 0,
    changes: json.map(({ name }, at) => ({ row: at + 1, title: name, fields: ['name'] })),
  });
  expect(await report({ csv: csv.body })).toMatchObject({ updated: 2, failed: 0 });
  const names = (await site.get('/clients')).json<{ clients: { name: string }[] }>().clients.map(({ name }) => name);
  expect(names.sort()).toEqual(['=1+1, "quoted"', 'Ünï सुरक्षा']);
  expect(await stored()).toBe(2);
});

it('exports a large collection in chunks, each item once, also during changes', async () => {
  const { db } = site.services;
  await report({ rows: Array.from({ length: 250 }, (_, at) => row(`Client ${String(at).padStart(3, '0')}`)) });
  const { every } = (await importExportCollections(site.services.db))['clients'] ?? {};
  const names: unknown[] = [];
  const sizes: number[] = [];
  for await (const some of every?.(db, site.clock.now()) ?? []) {
    // An item that is still to come moves to the front, another one is deleted.
    if (sizes.length === 0) {
      await db.update(clients).set({ sortName: '0' }).where(eq(clients.name, 'Client 249'));
      await db.delete(clients).where(eq(clients.name, 'Client 248'));
    }
    sizes.push(some.length);
    names.push(...some.map((item) => Reflect.get(item, 'name')));
  }
  expect(sizes).toEqual([200, 49]);
  expect([new Set(names).size, names.includes('Client 249')]).toEqual([249, true]);
  const lines = (await site.get('/export/clients.csv', editor)).body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(250);
  expect((await site.get('/export/clients.json', editor)).json()).toHaveLength(249);
  await db.delete(clients);
  expect((await site.get('/export/clients.json', editor)).json()).toEqual([]);
});

it('reads each cell of a table as its field needs it, and names only the wrong ones', async () => {
  const csv = 'name,logo,order,website\n2026,/api/v1/files/a.webp,7,\nBorax,/api/v1/files/a.webp,8,no address\n';
  const { created, errors } = await report({ csv });
  expect(created).toBe(1);
  expect(errors.map(({ row: at, path }) => [at, path])).toEqual([[3, 'website']]);
});

it('names unknown columns, and stores nothing for unchanged rows', async () => {
  await report({ rows: [row('Ashvini')] });
  const [item] = (await site.get('/export/clients.json', editor)).json<{ _id: string; version: number }[]>();
  const csv = `_id,name,colour\n${item?._id},Ashvini,red\n`;
  expect(await report({ csv })).toMatchObject({ updated: 0, unchanged: 1, unknownFields: ['colour'], changes: [] });
  expect((await site.get('/export/clients.json', editor)).json()).toMatchObject([{ version: item?.version }]);
});

it('finds rows of one file with the same address, and values that the database would refuse', async () => {
  const sector = (
    await site.call('POST', '/sectors', { name: 'Water', logo: '/api/v1/files/a.webp', description: 'Clean.' }, editor)
  ).json<{ sector: { _id: string } }>().sector;
  const subsector = (
    await site.call('POST', '/subsector', { name: 'Filters', sectorId: sector._id, description: 'Fine.' }, editor)
  ).json<{ subsector: { _id: string } }>().subsector;
  const product = (name: string, slug: string) => ({
    ...{ subsectorId: subsector._id, logo: '/api/v1/files/a.webp', name, description: 'Fine.' },
    ...{ pdf: '/api/v1/files/a.pdf', customFields: [], slug },
  });
  await site.call('POST', '/product', product('There', 'there'), editor);
  const rows = [
    product('A', 'same'),
    product('B', 'same'),
    product('C', 'there'),
    { ...product('D', 'd'), subsectorId: 'x' },
  ];
  const tried = await report({ rows }, true, 'products');
  expect(tried).toMatchObject({ created: 1, failed: 3 });
  expect(tried.errors.map(({ row: at, message }) => [at, message])).toEqual([
    [2, 'Another row has this address'],
    [3, 'Another product has this address. Enter a different one.'],
    [4, 'There is no such subsector'],
  ]);
});

describe('a row that refers to other items', () => {
  const create = async (path: '/sectors' | '/subsector', body: object): Promise<string> => {
    const created = (await site.call('POST', path, { description: 'Fine.', ...body }, editor)).json<
      Partial<Record<'sector' | 'subsector', { _id: string }>>
    >();
    return (created.sector ?? created.subsector)?._id ?? '';
  };
  let sectorId: string;
  let filters: string;
  beforeAll(async () => {
    sectorId = await create('/sectors', { name: 'Named Water', logo: '/api/v1/files/a.webp' });
    const other = await create('/sectors', { name: 'Named Gas', logo: '/api/v1/files/a.webp' });
    filters = await create('/subsector', { name: 'Named filters', slug: 'water-filters', sectorId });
    await create('/subsector', { name: 'Named filters', slug: 'gas-filters', sectorId: other });
    await create('/subsector', { name: 'Named pumps', sectorId });
  });
  const sheet = (...lines: string[]) =>
    ['name,subsectorName,sectorName,logo,description,pdf,customFields', ...lines].join('\r\n');
  const rest = '/api/v1/files/a.webp,Fine.,/api/v1/files/a.pdf,[]';

  it('has their names, addresses or ids, and numbers rows as the spreadsheet does', async () => {
    const csv = sheet(
      `By name,named PUMPS,,${rest}`,
      ',,,,,,',
      `By two names,Named filters,Named Water,${rest}`,
      `By address,gas-filters,,${rest}`,
      `By id,${filters},,${rest}`,
      '',
      `Ambiguous,Named filters,,${rest}`,
      `Unknown,Nothing,,${rest}`,
    );
    const { created, errors } = await report({ csv }, false, 'products');
    expect(created).toBe(4);
    expect(errors).toEqual([
      {
        ...{ row: 8, path: 'subsectorId' },
        message: 'Several items have the name “Named filters”. Enter the address of the right subsector instead.',
      },
      { row: 9, path: 'subsectorId', message: 'There is no such subsector' },
    ]);
    const products = (await site.get('/export/products.json', editor)).json<
      { name: string; subsectorSlug: string; sectorName: string }[]
    >();
    const places = products.map(({ name, subsectorSlug, sectorName }) => [name, subsectorSlug, sectorName]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['By name', 'named-pumps', 'Named Water'],
        ['By two names', 'water-filters', 'Named Water'],
        ['By address', 'gas-filters', 'Named Gas'],
        ['By id', 'water-filters', 'Named Water'],
      ]),
    );
  });

  it('has custom fields as columns, which leave the other fields of the item as they are', async () => {
    const columns = 'name,subsectorId,logo,description,pdf,customFields.Flash point,customFields.Odour';
    const file = '/api/v1/files/a.pdf';
    const csv = `${columns}\nBy column,gas-filters,/api/v1/files/a.webp,Fine.,${file},61,\n`;
    expect(await report({ csv }, false, 'products')).toMatchObject({ created: 1, failed: 0, unknownFields: [] });
    const found = async () =>
      (await site.get('/export/products.json', editor))
        .json<{ _id: string; name: string; customFields: object[] }[]>()
        .find(({ name }) => name === 'By column');
    const point = { fieldName: 'Flash point', fieldType: 'text', fieldValue: '61' };
    const [id, before] = await found().then((item) => [item?._id, item?.customFields]);
    const _id = expect.any(String) as string;
    expect(before).toEqual([{ _id, ...point }]);
    const grade = { fieldName: 'Grade', fieldType: 'number', fieldValue: '46' };
    await report({ rows: [{ _id: id, customFields: [point, grade] }] }, false, 'products');
    const change = `_id,customFields.Grade,customFields.Flash point,customFields.Odour\n${id},68,,mild\n`;
    expect(await report({ csv: change }, false, 'products')).toMatchObject({ updated: 1, failed: 0 });
    expect((await found())?.customFields).toEqual([
      { _id, ...point },
      { _id, ...grade, fieldValue: '68' },
      { _id, fieldName: 'Odour', fieldType: 'text', fieldValue: 'mild' },
    ]);
    expect(await report({ csv: change }, false, 'products')).toMatchObject({ unchanged: 1 });
  });

  it('has several names in a cell or in a list', async () => {
    const csv = 'name,logo,sectorIds\nTwo,/api/v1/files/a.webp,Named Water; named-gas\n';
    expect(await report({ csv })).toMatchObject({ created: 1, failed: 0 });
    expect(await report({ rows: [row('One', { sectorIds: ['Named Water'] })] })).toMatchObject({ created: 1 });
    const items = (await site.get('/export/clients.json', editor)).json<{ name: string; sectorIds: string[] }[]>();
    const sectors = Object.fromEntries(items.map((item) => [item.name, item.sectorIds]));
    expect(sectors['Two']).toHaveLength(2);
    expect(sectors['Two']?.[0]).toBe(sectorId);
    expect(sectors['One']).toEqual([sectorId]);
    expect(await report({ rows: [row('None', { sectorIds: ['No sector'] })] })).toMatchObject({
      ...{ created: 0, failed: 1 },
      errors: [{ row: 1, path: 'sectorIds', message: 'There is no sector “No sector”' }],
    });
  });
});

it('imports services with their inner services', async () => {
  const inner = [
    { title: 'Design', desc: 'Plans.', image: '/api/v1/files/a.webp' },
    { title: 'Audit', desc: 'Checks.' },
  ];
  const service = { title: 'Imported service', desc: 'All of it.', logo: '/api/v1/files/a.webp' };
  expect(await report({ rows: [{ ...service, innerServices: inner }] }, false, 'services')).toMatchObject({
    ...{ created: 1, failed: 0, unknownFields: [] },
  });
  const csv = (await site.get('/export/services.csv', editor)).body;
  expect(csv).toContain('Design');
  expect(await report({ csv }, true, 'services')).toMatchObject({ created: 0, updated: 0, unchanged: 1, failed: 0 });
  const [stored] = (await site.get('/export/services.json', editor)).json<{ innerServices: object[] }[]>();
  expect(stored?.innerServices).toMatchObject(inner);
});

it.each(['blogs', 'news', 'sectors', 'subsectors', 'services', 'feedbacks'])('imports and exports %s', async (name) => {
  const exported = await site.get(`/export/${name}.csv`, editor);
  expect(exported.statusCode).toBe(200);
  expect((await startImport({ csv: exported.body }, true, name)).statusCode).toBe(201);
});

it('can be cancelled, and keeps the rows that were stored until then', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => row(`Client ${at}`));
  const id = await begin({ rows });
  while ((await reportOf(id)).handled === 0);
  const cancel = () => site.post(`/imports/${id}/cancel`, {}, editor);
  expect((await cancel()).json()).toEqual({ success: true, message: 'The import was cancelled' });
  const { state, handled, created } = await reportOf(id);
  expect([state, handled === created, handled < 200]).toEqual(['cancelled', true, true]);
  expect(await stored()).toBe(handled);
  expect(await site.services.db.$count(importParts)).toBe(0);
  const again = await cancel();
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([409, 'This import is over']);
  const entries = await site.services.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(entries.map(({ action }) => action)).toEqual(['cancel-import']);
});

it('lists the newest imports of the collections that a user may import', async () => {
  const recruiter = await site.signedIn('recruiter');
  site.clock.pass(1);
  const clientsId = await begin({ rows: [row('Ashvini')] }, true);
  site.clock.pass(1);
  const jobsId = await begin({ rows: [] }, true, 'job-postings', recruiter);
  await Promise.all([ended(clientsId), ended(jobsId)]);
  const list = async (headers: typeof editor) =>
    (await site.get('/imports', headers)).json<{ runs: ImportRun[] }>().runs.map(({ _id }) => _id);
  expect((await list(editor)).slice(0, 2)).toEqual([jobsId, clientsId]);
  expect(await list(recruiter)).toEqual([jobsId]);
  expect((await site.get(`/imports/${clientsId}`, recruiter)).statusCode).toBe(403);
  expect((await site.post(`/imports/${clientsId}/cancel`, {}, recruiter)).statusCode).toBe(403);
  expect((await site.get('/imports/none', editor)).statusCode).toBe(404);
});

/** A body that ends only after the answer was sent. */
async function sendEndless(begin: string, row: string, meanwhile: () => Promise<void>) {
  let isAnswered = false;
  async function* arriving() {
    yield begin;
    await meanwhile();
    while (!isAnswered) yield row.repeat(2_000);
  }
  const answer = await site.app.inject({
    ...{ method: 'POST', url: '/api/v1/import/clients', payload: Readable.from(arriving(), { objectMode: false }) },
    headers: { ...editor, 'content-type': 'application/json' },
  });
  isAnswered = true;
  return answer;
}

it('refuses a table at its first row too many, while it arrives and other calls run, and stores nothing of it', async () => {
  const answer = await sendEndless('{"csv":"name,note', '\\nAshvini,x', async () => {
    expect((await site.get('/clients')).statusCode).toBe(200);
    expect((await site.get('/imports', editor)).json<{ runs: ImportRun[] }>().runs).toEqual([]);
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ path: 'rows', message: 'At most 1,00,000 rows' }] });
  expect(await site.services.db.$count(importRuns)).toBe(0);
  expect(await site.services.db.$count(importParts)).toBe(0);
});

it.each([
  ['a text that is not a table', '{"csv":"name\\n\\"', 'never closed', 400],
  ['a row that never ends', '{"rows":[{"name":"', 'x', 413],
  ['a list that never ends', '{"rows":[{"name":[', '[', 400],
  ['white space', '{"rows":[', '     ', 413],
])('refuses %s while it arrives', async (_, begin, more, status) => {
  const answer = await sendEndless(begin, more, async () => undefined);
  expect(answer.statusCode).toBe(status);
  expect(await site.services.db.$count(importRuns)).toBe(0);
});

it('reads a body in any chunks, with escapes, pairs of surrogates and unknown fields', async () => {
  const csv = 'name,logo,colour\r\n"😀 ""Ü\n\\",/api/v1/files/a.webp,red';
  for (const [body, number] of [
    [{ other: [{ '}"': ']' }], csv }, 2],
    [{ rows: [{ ...row('😀 "Ü\n\\'), colour: 1 }], other: null }, 1],
  ] as const) {
    const bytes = Buffer.from(
      ` ${JSON.stringify(body, null, 1).replace('Ü', '\\u00dc').replace('😀', '\\ud83d\\ude00')}\n`,
    );
    const payload = Readable.from(Array.from(bytes, (byte) => Buffer.of(byte)));
    const headers = { ...editor, 'content-type': 'application/json' };
    const answer = await site.app.inject({ method: 'POST', url: '/api/v1/import/clients?dryRun=1', payload, headers });
    const { _id } = answer.json<{ run: ImportRun }>().run;
    // A name has one line; the error about its line end shows that it arrived unchanged.
    expect(await ended(_id)).toMatchObject({
      ...{ rows: 1, failed: 1, unknownFields: ['colour'] },
      errors: [{ row: number, path: 'name', message: 'Name has characters that are not allowed' }],
    });
  }
});

it('begins an import once for the same Idempotency-Key, and deletes the repeated file', async () => {
  const headers = { ...editor, 'idempotency-key': 'one' };
  const first = await startImport({ rows: [row('Ashvini')] }, false, 'clients', headers);
  await ended(first.json<{ run: ImportRun }>().run._id);
  const again = await startImport({ rows: [row('Ashvini')] }, false, 'clients', headers);
  expect(again.json()).toEqual(first.json());
  expect((await startImport({ rows: [row('Borax')] }, false, 'clients', headers)).statusCode).toBe(409);
  expect(await stored()).toBe(1);
  const runs = () => site.services.db.$count(importRuns);
  // Files of repeated and refused calls are deleted after the answer.
  while ((await runs()) > 1);
  expect(await runs()).toBe(1);
});

it.each([
  ['neither rows nor a table', {}],
  ['both', { rows: [], csv: '' }],
  ['a text that is not a table', { csv: 'name\n"never closed' }],
  ['a table that is not a text', { csv: 1 }],
  ['rows that are not a list', { rows: 'x' }],
  ['a row that is not an object', { rows: [{}, []] }],
])('refuses %s', async (_, payload) => {
  const answer = await startImport(payload, true);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: object[] }>().errors.length).toBeGreaterThan(0);
});

it.each(['', '[]', '{"rows":[{}', '{"rows":[]}x', '{"csv":"\\x"}', '{"rows":[{"name":tru}]}', '{rows:[]}'])(
  'refuses a body that is not a JSON object: %s',
  async (payload) => {
    const headers = { ...editor, 'content-type': 'application/json' };
    const answer = await site.app.inject({ method: 'POST', url: '/api/v1/import/clients', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false });
  },
);

it('is for editors; recruiters import jobs', async () => {
  const recruiter = await site.signedIn('recruiter');
  expect((await site.get('/export/clients.csv')).statusCode).toBe(401);
  expect((await site.get('/export/clients.csv', recruiter)).statusCode).toBe(403);
  expect((await startImport({ rows: [] }, true, 'clients', recruiter)).statusCode).toBe(403);
  expect((await startImport({ rows: [] }, true, 'job-postings', recruiter)).statusCode).toBe(201);
  expect((await site.get('/export/job-postings.csv', recruiter)).statusCode).toBe(200);
  expect((await site.get('/export/admins.csv', editor)).statusCode).toBeGreaterThanOrEqual(400);
});

it('names a row that would unpublish an item, also in a check, and accepts one with consent', async () => {
  await site.services.db.delete(clients);
  await report({ rows: [row('Dolomite')] });
  const [{ id: _id = '' } = {}] = await site.services.db.select().from(clients);
  const hidden = { _id, status: 'draft' };
  for (const dryRun of [true, false])
    expect(await report({ rows: [hidden] }, dryRun)).toMatchObject({
      ...{ updated: 0, failed: 1 },
      errors: [{ row: 1, message: expect.stringContaining('would unpublish') as string }],
    });
  expect(await report({ csv: `_id,status,unpublish\n${_id},draft,true\n` })).toMatchObject({
    ...{ updated: 1, failed: 0, unknownFields: [], changes: [{ fields: ['status'] }] },
  });
});

describe('undoing an import', () => {
  const undo = (id: string, headers = editor) => site.post(`/imports/${id}/undo`, {}, headers);
  const undone = async (id: string): Promise<ImportReport> => {
    const answer = await undo(id);
    expect(answer.statusCode).toBe(201);
    return ended(answer.json<{ run: ImportRun }>().run._id);
  };
  const clientsNow = async () =>
    (await site.get('/export/clients.json', editor)).json<{ _id: string; name: string; status: string }[]>();

  it('moves new items to the trash, restores changed ones, and is one entry of the audit log', async () => {
    await report({ rows: [row('Stays'), row('Changes')] });
    const items = await clientsNow();
    const changing = items.find(({ name }) => name === 'Changes');
    const twice = ['Changed', 'Changed again'].map((name) => ({ _id: changing?._id, name }));
    const hidden = { _id: changing?._id, status: 'draft', unpublish: true };
    const imported = await report({ rows: [...twice, hidden, row('New'), { name: '' }] });
    expect(imported).toMatchObject({ created: 1, updated: 3, failed: 1, undoable: true, undoes: null });
    const before = await site.services.db.$count(auditEntries);
    const revision = async () => (await site.app.inject('/content-revision')).json<{ revision: string }>().revision;
    const revisionBefore = await revision();

    expect(await undone(imported._id)).toMatchObject({
      ...{ state: 'done', undoes: imported._id, rows: 2, handled: 2, deleted: 1, updated: 1, failed: 0 },
    });
    expect(await clientsNow()).toEqual(
      items.map(({ _id, name, status }) => expect.objectContaining({ _id, name, status }) as unknown),
    );
    const trash = (await site.get('/trash', editor)).json<{ trash: { title: string }[] }>();
    expect(trash.trash.map(({ title }) => title)).toContain('New');
    expect(await revision()).not.toBe(revisionBefore);
    const entries = await site.services.db.select().from(auditEntries).orderBy(auditEntries.id).offset(before);
    const changes = entries.filter(({ action }) => action !== 'export');
    expect(changes.map(({ action, entityId, title }) => [action, entityId, title])).toEqual([
      ['undo-import', imported._id, '1 moved to the trash, 1 restored, 0 with errors'],
    ]);
    expect(await reportOf(imported._id)).toMatchObject({ undoable: false });
    expect((await undo(imported._id)).json()).toMatchObject({ message: 'There is nothing left to undo' });
  });

  it('leaves items that were changed since, names their rows, and tries them again', async () => {
    const csv = 'name,logo\nFirst,/api/v1/files/a.webp\nSecond,/api/v1/files/a.webp\nThird,/api/v1/files/a.webp\n';
    const { _id } = await report({ csv });
    const second = (await clientsNow()).find(({ name }) => name === 'Second')?._id ?? '';
    await site.call('PUT', `/clients/${second}`, { name: 'Second, edited' }, editor);
    expect(await undone(_id)).toMatchObject({
      ...{ deleted: 2, failed: 1, errors: [{ row: 3, path: '', message: 'It was changed after the import' }] },
    });
    expect(await clientsNow()).toMatchObject([{ name: 'Second, edited' }]);
    await site.call('DELETE', `/clients/${second}`, {}, editor);
    expect(await undone(_id)).toMatchObject({ deleted: 0, unchanged: 1, failed: 0 });
  });

  it('is for those who may import, and only for stored rows', async () => {
    const checked = await report({ rows: [row('Checked')] }, true);
    expect((await undo(checked._id)).statusCode).toBe(409);
    const { _id } = await report({ rows: [row('Stored')] });
    expect((await undo(_id, await site.signedIn('recruiter'))).statusCode).toBe(403);
    expect((await undo('none')).statusCode).toBe(404);
    expect((await site.post(`/imports/${_id}/undo`)).statusCode).toBe(401);
    expect(await clientsNow()).toMatchObject([{ name: 'Stored' }]);
  });
});
