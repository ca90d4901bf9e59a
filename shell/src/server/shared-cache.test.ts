/** @jest-environment node */
import {
  canary,
  openStore,
  publish,
  remotePackage,
  shellPackage,
  temporaryFolder,
  testTrustedKeysFile,
} from 'delivery/testing';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { readConfig } from './config';
import { renderingProgram } from './testing/rendering-program';

const ENV = 'production';
const KEPT = { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=2' };
const VARY = { vary: 'Accept-Encoding, X-Site-Theme, X-Visitor-Group' };

/** Renders which version of careers a visitor got; `/broken` lacks something. */
const RENDERS = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ url, remotes, loadBundle }) => {
  const { text } = (await loadBundle('careers'))['./routes'];
  return {
    kind: 'page', status: url.pathname === '/gone' ? 404 : 200, rendered: 'server', html: '<h1>' + text + '</h1>',
    head: url.pathname === '/other' ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: url.pathname } }],
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
  await publish(store, ENV, await shellPackage({ server: RENDERS }));
  await publish(store, ENV, await saying('Version one'));
  second = (await publish(store, ENV, await saying('Version two'))).version;
  const keys = await testTrustedKeysFile();
  server = await buildServer(
    readConfig({ API_ORIGIN: 'http://127.0.0.1:9', STORE_URL: address, TRUSTED_KEYS: keys }),
    await renderingProgram(),
  );
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>, url = '/') => server.inject({ url, headers });
const EDGE = { 'x-site-theme': 'none' };

test('a page may be kept for everybody by a cache that says only theme and group of a visitor', async () => {
  const page = await ask({ ...EDGE, 'x-site-theme': 'dark' });
  expect(page.headers).toMatchObject({ ...KEPT, ...VARY });
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.body).toContain('<html lang="en" data-theme="dark">');
  expect((await ask(EDGE)).body).toContain('<html lang="en">');
  for (const headers of [{}, { ...EDGE, cookie: 'refused=careers@1' }, { ...EDGE, authorization: 'Bearer x' }])
    expect((await ask(headers)).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    });
});

test('a shared cache keeps neither values of parameters nor other addresses of a page, of which there is no end', async () => {
  expect((await ask(EDGE, '/')).headers).toMatchObject(KEPT);
  for (const path of ['/?x=1', '/?x=%31', '/?utm_source=1', '/other'])
    expect([path, (await ask(EDGE, path)).headers['cache-control']]).toEqual([path, 'private, no-cache']);
});

test.each(['/broken', '/gone'])('what lacks something, or is not there, is kept by nobody else: %s', async (path) => {
  expect((await ask(EDGE, path)).headers['cache-control']).toBe('private, no-cache');
});

test('while a canary is on, the shared cache is asked for the group, of which a hundredth each is a hundredth', async () => {
  await canary(store, ENV, 'careers', second, 25);
  const before = await ask(EDGE);
  let asked = before;
  while (asked.statusCode !== 428) asked = await ask(EDGE);
  expect(asked.headers).toMatchObject({ ...KEPT, ...VARY });
  for (const path of ['/made-up', '/?x=1']) expect((await ask(EDGE, path)).headers['cache-control']).toBe('no-store');
  const groups = Array.from({ length: 100 }, (_, group) => String(group));
  const pages = await Promise.all(groups.map((group) => ask({ ...EDGE, 'x-visitor-group': group })));
  for (const { headers } of pages)
    expect([headers['cache-control'], headers['set-cookie']]).toEqual([KEPT['cache-control'], undefined]);
  expect(pages.filter(({ body }) => body.includes('Version two'))).toHaveLength(25);
  for (const group of ['100', '-1', 'x', ''])
    expect((await ask({ ...EDGE, 'x-visitor-group': group })).statusCode).toBe(428);
  // Who comes without a shared cache is known by a cookie.
  const own = await ask({});
  expect(own.headers['set-cookie']).toMatch(/^visitor=/);
  expect(own.headers['cache-control']).toBe('private, no-cache');
});
