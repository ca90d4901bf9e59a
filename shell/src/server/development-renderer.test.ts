import { openStore, publishFirst, remotePackage, shellPackage, temporaryFolder } from 'delivery/testing';
import { chooseVersions, parseDiscovery, type DiscoveryDocument } from 'federation/discovery';
import fastify from 'fastify';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { DiscoverySource } from './discovery-source';
import type { ServerFailure } from './failure-reports';
import { formPosts } from './form-posts';
import { dataBlockOf } from './html-document';
import { PageRenderer } from './page-renderer';
import { PublishedStore } from './published-store';
import { ReadCache } from './read-cache';
import { PLAIN_SHELL, plainRemote } from './testing/plain-shell';
import { renderingProgram } from './testing/rendering-program';

const ENV = 'development';
const API = 'http://127.0.0.1:9';
const EXPOSES = { './routes': 'public', './slots/aside': 'public' };
const SLOTS = [{ name: 'home.aside', expose: './slots/aside' }];

let machine: Server;
let entry: string;
/** The files of the development server, by path, and the paths that it was asked for. */
let files: Record<string, string>;
let asked: string[];
let renderer: PageRenderer;
let document: DiscoveryDocument;
let published: PublishedStore;
let program: string;
let failed: ServerFailure[];
let logged: string[];

/** A remote in work: its page, and the content of a slot on the page of another remote. */
function serve(page: string, aside = `return 'Aside. ';`, name = 'events'): void {
  const manifest = { name, title: 'Events', contract: 1, exposes: EXPOSES, slots: SLOTS, navigation: [] };
  files = {
    '/remote.json': JSON.stringify({ ...manifest, routes: [{ path: '/events' }] }),
    '/server/index.js': plainRemote(page, aside),
  };
}

function open(rendersDevelopment: boolean): PageRenderer {
  const options = { apiUrl: `${API}/api/v1`, renderTimeout: 300, environment: ENV, program, rendersDevelopment };
  const limits = { stall: 1_500, memory: 64 };
  const onFailure = (failure: ServerFailure): void => void failed.push(failure);
  const warn = (message: string): void => void logged.push(message);
  return new PageRenderer(published, new ReadCache(API), { ...options, limits, onFailure }, warn);
}

/** The HTML of a page with the remote from this address, and the data that its document gives the browser. */
async function visit(at: string, from = entry) {
  const overrides = { accepted: { events: from }, refused: [] };
  const versions = chooseVersions(document, 'visitor', () => false);
  const address = new URL(at, 'https://site.example');
  const { body } = await renderer.render(address, document, versions, undefined, overrides);
  return { html: /<div id="site">(.*)<\/div>/.exec(body.text)?.[1], data: dataBlockOf(body.text) };
}

beforeAll(async () => {
  program = await readFile(await renderingProgram(), 'utf8');
  const folder = path.join(await temporaryFolder(), 'store');
  const store = await openStore(folder);
  await publishFirst(store, ENV, await shellPackage({ server: PLAIN_SHELL }));
  const content = { name: 'content', manifest: { routes: [{ path: '/' }] }, server: plainRemote(`return 'Home. ';`) };
  await publishFirst(store, ENV, await remotePackage(content));
  published = await PublishedStore.open(folder);
  document = parseDiscovery(JSON.stringify(await store.read(ENV)));
  machine = createServer(({ url = '' }, response) => {
    asked.push(url);
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  }).listen(0, '127.0.0.1');
  await once(machine, 'listening');
  entry = `http://127.0.0.1:${(machine.address() as AddressInfo).port}/remoteEntry.js`;
});

afterAll(() => machine.close());

beforeEach(async () => {
  [asked, failed, logged] = [[], [], []];
  serve(`return 'Events. ';`);
  renderer = open(true);
  await renderer.prepare(document);
});

afterEach(() => renderer.close());

test('a remote that is not published is rendered from its development server, with its pages and slots, as it is now', async () => {
  const { html, data } = await visit('/events');
  expect(html).toBe('Events. Aside. ');
  expect(data).toMatchObject({ rendered: 'server', overrides: { unrendered: [] } });
  expect(data?.remotes.find(({ name }) => name === 'events')).toMatchObject({ entry, version: 'override' });
  expect((await visit('/')).html).toBe('Home. Aside. ');
  serve(`return 'Changed. ';`);
  expect((await visit('/events')).html).toBe('Changed. Aside. ');
});

test.each([
  ['throws', `throw new Error('No window here.');`, /^Error: No window here\.$/],
  ['calls another host', `await fetch('http://127.0.0.1:9/'); return '';`, /fetch reaches nothing on the server/],
  ['ends its process', 'for (;;);', /has ended the rendering process/],
])('one that %s is left to the browser with the reason, and counts for no version', async (_what, page, reason) => {
  serve(page);
  const { data } = await visit('/events');
  expect(data).toMatchObject({
    rendered: 'browser',
    overrides: { unrendered: [{ name: 'events', reason: expect.stringMatching(reason) }] },
  });
  expect(failed).toEqual([]);
});

test('one whose slot fails leaves the page to its owner', async () => {
  serve(`return 'Events. ';`, `throw new Error('No data.');`);
  expect((await visit('/')).html).toBe('Home. ');
});

test('one without a build for servers, or with another name, is left to the browser with the reason', async () => {
  delete files['/server/index.js'];
  const reasonOf = async (): Promise<string | undefined> =>
    (await visit('/')).data?.overrides?.unrendered?.map(({ reason }) => reason).join();
  expect(await reasonOf()).toMatch(/server\/index\.js answers 404/);
  serve(`return 'Events. ';`, undefined, 'others');
  expect(await reasonOf()).toMatch(/is "others"/);
});

test('nothing is requested from another machine, nor on a live site', async () => {
  const { data } = await visit('/', 'https://elsewhere.example/remoteEntry.js');
  expect(data?.overrides?.unrendered).toEqual([{ name: 'events', reason: 'elsewhere.example is another machine.' }]);
  renderer.close();
  renderer = open(false);
  await renderer.prepare(document);
  const { html, data: live } = await visit('/');
  expect(html).toBe('Home. ');
  expect(live?.remotes.map(({ name }) => name)).toEqual(['content']);
  expect(asked).toEqual([]);
});

test('its form is posted again to the address that has the overrides, and the action runs in its code', async () => {
  serve(`return post ? 'Sent by ' + post.fields.get('name') + '. ' : 'A form. ';`);
  const app = fastify();
  const config = {
    api: API,
    languages: {},
    origins: ['https://site.example'],
    uploadsUnderWay: { site: 1, perCaller: 1 },
  };
  const discovery = { current: async () => document } as DiscoverySource;
  const development = { ...config, overrideOrigins: ['http://127.0.0.1:*'], production: false };
  await formPosts(app, discovery, renderer, development);
  const address = `/events?mf.events=${encodeURIComponent(entry)}`;
  const headers = {
    ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    referer: `https://site.example${address}`,
  };
  const post = (url: string) => app.inject({ method: 'POST', url, headers, payload: 'name=Asha' });
  expect(await post('/events')).toMatchObject({ statusCode: 307, headers: { location: address } });
  expect((await post(address)).body).toContain('Sent by Asha.');
  await app.close();
});
