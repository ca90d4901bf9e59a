import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TelemetryEvent, VisitMonth } from 'api-client';
import { testApp } from '../../../test/harness';
import { DAY } from '../../clock';
import { visitCounts } from '../../database/schema';
import { runCleanupJobs } from '../../plugins/cleanup-jobs';
import { MAX_NAMES, OTHERS, VisitCounter } from '../../visits/visit-counter';

const pages = ['/', '/news', '/career', '/product/:id'];
const front = { metadata: { version: '1' }, extras: { pages } };
const revoked = { metadata: { version: '2' }, extras: { pages: ['/revoked'], revoked: 'broken' } };

/** Serves the discovery document, which lists the pages. */
let discovery: Server;
beforeAll(async () => {
  const document = JSON.stringify({ microFrontends: { content: [front, revoked] } });
  discovery = createServer((_request, response) => void response.end(document));
  await new Promise<void>((resolve) => discovery.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => discovery.close(resolve)));

const site = testApp(() => ({
  environment: {
    ...{ SESSION_IDLE_MINUTES: '1000000', SESSION_HOURS: '20000' },
    DISCOVERY_URL: `http://127.0.0.1:${(discovery.address() as AddressInfo).port}/discovery.json`,
  },
}));

const send = async (events: readonly unknown[], headers: Record<string, string> = {}): Promise<number> =>
  (await site.call('POST', '/telemetry', { events }, { 'user-agent': 'Mozilla/5.0 Firefox/150', ...headers }))
    .statusCode;

const visit = (page: string, referrer?: string): TelemetryEvent => ({ kind: 'visit', page, referrer });

const month = (): string => site.clock.now().toISOString().slice(0, 7);

async function read(): Promise<VisitMonth> {
  const answer = await site.get(`/visits?month=${month()}`, await site.signedIn('editor'));
  return answer.json<{ visits: VisitMonth }>().visits;
}

beforeEach(async () => {
  await site.services.visits.flush();
  await site.services.db.delete(visitCounts);
});

it('counts pages, referrers by their host, and begun applications, by day', async () => {
  expect(await send([visit('/', 'search.example'), visit('/product/:id'), visit('/', '')])).toBe(204);
  expect(await send([visit('/', 'search.example'), { kind: 'application' }])).toBe(204);
  const counted = await read();
  const today = site.clock.now().toISOString().slice(0, 10);
  expect(counted.days.filter(({ pages }) => pages > 0)).toEqual([{ day: today, visits: 3, pages: 4 }]);
  expect(counted.pages).toEqual([
    { name: '/', count: 3 },
    { name: '/product/:id', count: 1 },
  ]);
  expect(counted.referrers).toEqual([
    { name: 'search.example', count: 2 },
    { name: '', count: 1 },
  ]);
  expect(counted).toMatchObject({ applicationsBegun: 1, applicationsSent: 0 });
});

it.each([
  ['asks not to be tracked', { dnt: '1' }],
  ['sends Global Privacy Control', { 'sec-gpc': '1' }],
  ['is a declared bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('does not count a browser that %s', async (_what, headers) => {
  expect(await send([visit('/', '')], headers)).toBe(204);
  expect((await read()).pages).toEqual([]);
});

it('stores no query, no full address of a referrer and no file that is not a public document', async () => {
  await send([visit('/career?email=a@b.example'), visit('/', 'https://a.example/secret'), visit('/news')]);
  await send([{ kind: 'document', file: 'nothing.pdf' }]);
  const { pages, referrers, documents } = await read();
  expect({ pages, referrers, documents }).toEqual({
    pages: [{ name: '/news', count: 1 }],
    referrers: [],
    documents: [],
  });
});

it('counts no unknown pages', async () => {
  await send([visit('/invented'), visit('/news/of-mine'), visit('/revoked', 'a.example'), visit('/news')]);
  const { pages: counted, referrers } = await read();
  expect({ counted, referrers }).toEqual({ counted: [{ name: '/news', count: 1 }], referrers: [] });
});

it('is exported by day as a table, for owners and editors', async () => {
  await send([visit('/news', 'cmd.example'), { kind: 'application' }]);
  const csv = await site.get(`/visits.csv?month=${month()}`, await site.signedIn('editor'));
  const today = site.clock.now().toISOString().slice(0, 10);
  expect(csv.body.split('\r\n')).toEqual([
    '\uFEFFDay (Asia/Kolkata),What,Name,Times',
    `${today},Application begun,,1`,
    `${today},Page,/news,1`,
    `${today},Came from,cmd.example,1`,
    '',
  ]);
  expect((await site.get(`/visits.csv?month=${month()}`, await site.signedIn('recruiter'))).statusCode).toBe(403);
});

it('counts searches without results, except for those that may identify a person or are still being typed', async () => {
  for (const search of ['Zzyqxw  Vvkj', 'jane@zzyqxw.example', '+41 79 123 45 67 zzyqxw'])
    expect((await site.get(`/search?limit=10&search=${encodeURIComponent(search)}`)).statusCode).toBe(200);
  await site.get('/search?limit=3&search=zzyqx');
  expect((await read()).searches).toEqual([{ name: 'zzyqxw vvkj', count: 1 }]);
});

it('adds up the counts of two servers, and limits the names of a day', async () => {
  const { db } = site.services;
  const servers = [new VisitCounter(db, site.clock), new VisitCounter(db, site.clock)];
  for (const server of servers) for (let n = 0; n < MAX_NAMES + 10; n++) server.add('page', `/${n}`);
  await servers[0]?.flush();
  await servers[1]?.flush();
  servers[1]?.add('page', '/new');
  await servers[1]?.flush();
  const rows = await db.select().from(visitCounts);
  expect(rows).toHaveLength(MAX_NAMES + 1);
  expect(rows.find(({ name }) => name === '/0')?.count).toBe(2);
  expect(rows.find(({ name }) => name === OTHERS)?.count).toBe(21);
});

it('is for owners and editors only, and requires a valid month', async () => {
  expect((await site.get('/visits?month=2026-01')).statusCode).toBe(401);
  expect((await site.get('/visits?month=2026-01', await site.signedIn('recruiter'))).statusCode).toBe(403);
  expect((await site.get('/visits?month=2026-13', await site.signedIn('owner'))).statusCode).toBe(400);
});

it('deletes counts after thirteen months', async () => {
  await send([visit('/', '')]);
  await site.services.visits.flush();
  const { db } = site.services;
  const none = (error: unknown): void => {
    throw error;
  };
  site.clock.pass(390 * DAY);
  await runCleanupJobs(site.services, none);
  expect(await db.select().from(visitCounts)).not.toHaveLength(0);
  site.clock.pass(10 * DAY);
  await runCleanupJobs(site.services, none);
  expect(await db.select().from(visitCounts)).toHaveLength(0);
});
