import type { ImportReport } from 'api-client';
import { eq } from 'drizzle-orm';
import { testApp, testAdmin } from '../../../test/harness';
import { auditEntries, clients } from '../../database/schema';
import { importExportCollections } from './collections';

const site = testApp();
const editor = testAdmin(site, 'editor');
beforeEach(() => site.services.db.delete(clients));

const bring = async (payload: object, dryRun = false, collection = 'clients', headers = editor) =>
  site.call('POST', `/import/${collection}?dryRun=${dryRun ? 1 : 0}`, payload, headers);
const report = async (payload: object, dryRun = false) =>
  (await bring(payload, dryRun)).json<{ report: ImportReport }>().report;
const row = (name: string, change: object = {}) => ({ name, logo: '/api/v1/files/a.webp', ...change });
const stored = () => site.services.db.$count(clients);

it('tries a file without storing anything, names every bad row and field, and stores the good ones', async () => {
  const rows = [row('Ashvini'), { name: '', logo: 7 }, row('Borax', { website: 'javascript:alert(1)' }), row('Cyan')];
  const tried = await bring({ rows }, true);
  expect(tried.json()).toMatchObject({ success: true, message: 'Nothing was stored' });
  const { errors, ...counts } = tried.json<{ report: ImportReport }>().report;
  expect(counts).toEqual({
    ...{ dryRun: true, created: 2, updated: 0, unchanged: 0, failed: 2 },
    ...{ unknownFields: [], changes: [] },
  });
  expect(errors.map(({ row: at, path }) => [at, path])).toEqual([
    [2, 'name'],
    [2, 'logo'],
    [3, 'website'],
  ]);
  expect(await stored()).toBe(0);
  expect(await report({ rows })).toMatchObject({ dryRun: false, created: 2, failed: 2, errors });
  expect(await stored()).toBe(2);
  const entries = await site.services.db.select().from(auditEntries);
  expect(entries.filter(({ action }) => action === 'import').map(({ title }) => title)).toEqual([
    '2 new, 0 changed, 2 bad',
  ]);
});

it('leaves the site to others while it tries many rows', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => row(`Client ${at}`));
  const trying = bring({ rows: [...rows, { name: '' }] }, true);
  let answered = 0;
  const others = (async () => {
    for (; answered < 5; answered += 1) expect((await site.get('/clients')).json()).toMatchObject({ total: 0 });
  })();
  expect((await trying).json()).toMatchObject({
    report: { created: 450, failed: 1, errors: [{ row: 451, path: 'name' }, { row: 451 }] },
  });
  await others;
  expect(await stored()).toBe(0);
});

it('brings back what an export wrote, as a table or as JSON, formulas included', async () => {
  await report({ rows: [row('=1+1, "quoted"', { website: 'https://a.example', order: 3 }), row('Ünï')] });
  const csv = await site.get('/export/clients.csv', editor);
  expect(csv.headers['content-disposition']).toBe('attachment; filename="clients.csv"');
  expect(csv.body).toMatch(/^\uFEFF_id,/);
  const json = (await site.get('/export/clients.json', editor)).json<{ _id: string; name: string }[]>();
  expect(json.map(({ name }) => name).sort()).toEqual(['=1+1, "quoted"', 'Ünï']);

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
  expect(names.sort()).toEqual(['=1+1, "quoted"', 'Ünï']);
  expect(await stored()).toBe(2);
});

it('writes a large collection out piece by piece, each item once, also while others change it', async () => {
  const { db } = site.services;
  await report({ rows: Array.from({ length: 450 }, (_, at) => row(`Client ${String(at).padStart(3, '0')}`)) });
  const { every } = importExportCollections['clients'] ?? {};
  const names: unknown[] = [];
  const sizes: number[] = [];
  for await (const some of every?.(db, site.clock.now()) ?? []) {
    // One that has not been written yet takes a place before what has, another one goes.
    if (sizes.length === 0) {
      await db.update(clients).set({ sortName: '0' }).where(eq(clients.name, 'Client 449'));
      await db.delete(clients).where(eq(clients.name, 'Client 448'));
    }
    sizes.push(some.length);
    names.push(...some.map((item) => Reflect.get(item, 'name')));
  }
  expect(sizes).toEqual([200, 200, 49]);
  expect([new Set(names).size, names.includes('Client 449')]).toEqual([449, true]);
  const lines = (await site.get('/export/clients.csv', editor)).body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(450);
  expect((await site.get('/export/clients.json', editor)).json()).toHaveLength(449);
  await db.delete(clients);
  expect((await site.get('/export/clients.json', editor)).json()).toEqual([]);
});

it('says which columns no field has, and stores nothing that is as it was', async () => {
  await report({ rows: [row('Ashvini')] });
  const [item] = (await site.get('/export/clients.json', editor)).json<{ _id: string; version: number }[]>();
  const csv = `_id,name,colour\n${item?._id},Ashvini,red\n`;
  expect(await report({ csv })).toMatchObject({ updated: 0, unchanged: 1, unknownFields: ['colour'], changes: [] });
  expect((await site.get('/export/clients.json', editor)).json()).toMatchObject([{ version: item?.version }]);
});

it('finds rows of one file that claim the same address, and what the database would refuse', async () => {
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
  const tried = (await bring({ rows }, true, 'products')).json<{ report: ImportReport }>().report;
  expect(tried).toMatchObject({ created: 1, failed: 3 });
  expect(tried.errors.map(({ row: at, message }) => [at, message])).toEqual([
    [2, 'Another row has this address'],
    [3, 'There is already a product of this name'],
    [4, 'There is no such subsector'],
  ]);
});

it.each([
  ['neither rows nor a table', {}],
  ['both', { rows: [], csv: '' }],
  ['a table that is none', { csv: 'name\n"never closed' }],
  ['rows that are no list', { rows: 'x' }],
])('refuses %s', async (_, payload) => {
  const answer = await bring(payload, true);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: object[] }>().errors.length).toBeGreaterThan(0);
});

it('is for editors; recruiters bring in jobs', async () => {
  const recruiter = await site.signedIn('recruiter');
  expect((await site.get('/export/clients.csv')).statusCode).toBe(401);
  expect((await site.get('/export/clients.csv', recruiter)).statusCode).toBe(403);
  expect((await bring({ rows: [] }, true, 'clients', recruiter)).statusCode).toBe(403);
  expect((await bring({ rows: [] }, true, 'job-postings', recruiter)).statusCode).toBe(200);
  expect((await site.get('/export/job-postings.csv', recruiter)).statusCode).toBe(200);
  expect((await site.get('/export/admins.csv', editor)).statusCode).toBeGreaterThanOrEqual(400);
});
