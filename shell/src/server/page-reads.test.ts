import { openStore, publishFirst, remotePackage, shellPackage, temporaryFolder } from 'delivery/testing';
import { chooseVersions, parseDiscovery } from 'federation/discovery';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PageRenderer } from './page-renderer';
import { PublishedStore } from './published-store';
import { ReadCache } from './read-cache';
import { renderingProgram } from './testing/rendering-program';

/** Renders the API's answer. */
const SHELL = `
exports.shared = {};
exports.renderPage = async ({ read }) => ({
  kind: 'page', status: 200, rendered: 'server', html: JSON.stringify((await read('/products')).body),
  head: [], chunks: { careers: [], gone: [] }, styles: {}, state: {}, incomplete: false,
});`;

let api: Server;
let callers: unknown[];
let answer: string;
beforeAll(async () => {
  [callers, answer] = [[], '{"products":[]}'];
  api = createServer((request, response) => {
    callers.push([request.headers['x-request-id'], request.headers['x-forwarded-for']]);
    response.end(answer);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => void api.close());

test("a page's reads identify the visitor, its answer names its front ends, and it is current until a read differs", async () => {
  const folder = path.join(await temporaryFolder(), 'store');
  const store = await openStore(folder);
  const shell = await publishFirst(store, 'production', await shellPackage({ server: SHELL }));
  const careers = await publishFirst(store, 'production', await remotePackage());
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const renderer = new PageRenderer(
    await PublishedStore.open(folder),
    new ReadCache(origin),
    {
      ...{ apiUrl: `${origin}/api/v1`, renderTimeout: 5_000, environment: 'production' },
      ...{ program: await readFile(await renderingProgram(), 'utf8'), onFailure: () => undefined },
      limits: { stall: 5_000, memory: 64 },
    },
    () => undefined,
  );
  const document = parseDiscovery(JSON.stringify(await store.read('production')));
  await renderer.prepare(document);
  const versions = chooseVersions(document, '', () => false);
  const url = new URL('https://site.example/products');
  const page = await renderer.render(url, document, versions, undefined, undefined, {
    'x-request-id': 'edge-0a1b2c3d',
    'x-forwarded-for': '192.0.2.7',
  });
  renderer.close();
  const visitor = { 'x-request-id': 'edge-1', 'x-forwarded-for': '192.0.2.8' };
  expect(await renderer.isCurrent(page, document, visitor)).toBe(true);
  answer = '{"products":[1]}';
  expect(await renderer.isCurrent(page, document, visitor)).toBe(false);
  expect(page.body.text).toContain('{"products":[]}');
  expect(page.headers['surrogate-key']).toBe(`shell shell@${shell.version} careers careers@${careers.version}`);
  const second = ['edge-1', '192.0.2.8'];
  expect(callers).toEqual([['edge-0a1b2c3d', '192.0.2.7'], second, second]);
});
