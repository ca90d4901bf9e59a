import {
  canary,
  installedNginx,
  openStore,
  publishFirst,
  remotePackage,
  shellPackage,
  startNginx,
  temporaryFolder,
  testTrustedKeysFile,
} from 'delivery/testing';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buildServer } from './build-server';
import { readConfig } from './config';
import { renderingProgram } from './testing/rendering-program';

const ENV = 'production';
const CACHEABLE = { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=2' };
const VARY = { vary: 'Accept-Encoding, X-Site-Theme, X-Visitor-Group' };

/** Renders which version of careers a visitor got; `/broken` is incomplete. */
const RENDERS = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ url, remotes, loadBundle }) => {
  const { text } = (await loadBundle('careers'))['./routes'];
  const own = url.pathname + (url.pathname === '/article' ? '?id=one&part=a%20b' : '');
  return {
    kind: 'page', status: /^\\/(gone|made-up)/.test(url.pathname) ? 404 : 200, rendered: 'server', html: '<h1>' + text + '</h1>',
    head: url.pathname === '/other' ? [] : [{ tag: 'meta', attributes: { property: 'og:url', content: own } }],
    chunks: {}, styles: {}, state: {}, incomplete: url.pathname === '/broken',
  };
};`;

const saying = (text: string): Promise<string> =>
  remotePackage({ salt: text, server: `exports.exposes = { './routes': { text: '${text}', routes: () => [] } };` });

let server: FastifyInstance;
let second: string;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  const address = await temporaryFolder();
  store = await openStore(address);
  await publishFirst(store, ENV, await shellPackage({ server: RENDERS }));
  await publishFirst(store, ENV, await saying('Version one'));
  second = (await publishFirst(store, ENV, await saying('Version two'))).version;
  const keys = await testTrustedKeysFile();
  server = await buildServer(
    readConfig({ API_ORIGIN: 'http://127.0.0.1:9', STORE_URL: address, TRUSTED_KEYS: keys }),
    await renderingProgram(),
  );
});
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
  await server.close();
});

const ask = (headers: Record<string, string>, url = '/') => server.inject({ url, headers });
const EDGE = { 'x-site-theme': 'none' };

test("a cache that sends only a visitor's theme and group may store a page for every visitor", async () => {
  const page = await ask({ ...EDGE, 'x-site-theme': 'dark' });
  expect(page.headers).toMatchObject({ ...CACHEABLE, ...VARY });
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.body).toContain('<html lang="en" data-theme="dark">');
  expect((await ask(EDGE)).body).toContain('<html lang="en">');
  for (const headers of [{}, { ...EDGE, cookie: 'refused=careers@1' }, { ...EDGE, authorization: 'Bearer x' }])
    expect((await ask(headers)).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    });
});

test('a shared cache stores the address that a page declares as its own, and no others, whose number is unlimited', async () => {
  expect((await ask(EDGE, '/')).headers).toMatchObject(CACHEABLE);
  expect((await ask(EDGE, '/article?id=one&part=a+b')).headers).toMatchObject(CACHEABLE);
  const others = ['/?x=1', '/?x=%31', '/?utm_source=1', '/other', '/article', '/article?id=two&part=a+b'];
  for (const path of [...others, '/article?part=a+b&id=one&x=1', '/article?id=one&part=a%20b'])
    expect([path, (await ask(EDGE, path)).headers['cache-control']]).toEqual([path, 'private, no-cache']);
});

test.each(['/broken', '/gone'])('an incomplete or missing page is stored by no shared cache: %s', async (path) => {
  expect((await ask(EDGE, path)).headers['cache-control']).toBe('private, no-cache');
});

test('during a canary the shared cache has to send the group, and the hundred groups are of equal size', async () => {
  await canary(store, ENV, 'careers', second, 25);
  const before = await ask(EDGE);
  let asked = before;
  while (asked.statusCode !== 428) asked = await ask(EDGE);
  expect(asked.headers).toMatchObject({ ...CACHEABLE, ...VARY });
  for (const path of ['/made-up', '/?x=1']) expect((await ask(EDGE, path)).headers['cache-control']).toBe('no-store');
  const groups = Array.from({ length: 100 }, (_, group) => String(group));
  const pages = await Promise.all(groups.map((group) => ask({ ...EDGE, 'x-visitor-group': group })));
  for (const { headers } of pages)
    expect([headers['cache-control'], headers['set-cookie']]).toEqual([CACHEABLE['cache-control'], undefined]);
  expect(pages.filter(({ body }) => body.includes('Version two'))).toHaveLength(25);
  for (const group of ['100', '-1', 'x', ''])
    expect((await ask({ ...EDGE, 'x-visitor-group': group })).statusCode).toBe(428);
  // A visitor without a shared cache is recognised by a cookie.
  const own = await ask({});
  expect(own.headers['set-cookie']).toMatch(/^visitor=/);
  expect(own.headers['cache-control']).toBe('private, no-cache');
});

const nginx = installedNginx();
(nginx ? test : test.skip)(
  "a thousand made-up addresses create no entry in nginx's cache, also during a canary",
  async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const listen = `127.0.0.1:${(free.address() as AddressInfo).port}`;
    await new Promise((resolve) => free.close(resolve));
    const shells = [`127.0.0.1:${(server.server.address() as AddressInfo).port}`];
    const cache = path.join(await temporaryFolder(), 'pages');
    const site = { origin: `https://${listen}`, listen, store: await temporaryFolder(), shells, apis: shells, cache };
    open.push(await startNginx(nginx ?? '', site));
    const cachedFiles = async (): Promise<number> =>
      (await readdir(cache, { recursive: true })).filter((name) => /[\da-f]{32}$/.test(name)).length;
    const visit = async (at: string): Promise<void> => {
      const headers = { cookie: '__Host-visitor=one' };
      await (await fetch(`http://${listen}${at}`, { headers })).text();
    };
    // Stores the page and its dependency on the group.
    for (let round = 0; round < 50 && (await cachedFiles()) < 2; round += 1) await visit('/');
    for (let at = 0; at < 250; at += 1)
      await Promise.all([`/?x=${at}`, `/made-up-${at}`, `/article?id=${at}`, `/?utm_source=${at}`].map(visit));
    expect(await cachedFiles()).toBe(2);
  },
);
