import fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DiscoverySource } from './discovery-source';
import type { FormerAddresses } from './former-addresses';
import { PageBody } from './page-body';
import { PageCache, type CachedPage, type PageSource } from './page-cache';
import type { PageLanguage } from './page-language';
import type { PageRenderer } from './page-renderer';
import { addressRules, pageAddress } from './page-address';
import { pages } from './pages';
import { RenderQueue } from './render-queue';

const TEXT = `<!doctype html>\n<html lang="en">\n<body>${'<p>The same line.</p>'.repeat(2_000)}</body>\n</html>`;
const DARK = TEXT.replace('lang="en"', 'lang="en" data-theme="dark"');
const VARY = 'Cookie, Accept-Encoding';

let text: string;
let status: number;
let renders: number;
let incomplete: boolean;
let cache: PageCache;
let app: FastifyInstance;
let missing: string[];

const MOVED = { status: 301, headers: { location: '/products' }, incomplete: false, isCanonical: false };
const former = {
  pageFor: async ({ url }: PageLanguage): Promise<CachedPage | undefined> =>
    url.pathname === '/old' ? { ...MOVED, body: new PageBody('') } : undefined,
  count: (path: string) => missing.push(path),
};

const renderer = {
  isBroken: () => false,
  addressOf: async (url: URL) =>
    pageAddress(url, addressRules([{ name: 'catalogue', routes: [{ path: '/products' }] }], undefined)),
  render: async (): Promise<CachedPage> => {
    renders += 1;
    const headers = { 'content-type': 'text/html' };
    return { status, headers, body: new PageBody(text), incomplete, isCanonical: true };
  },
  isCurrent: async () => false,
} as unknown as PageRenderer;

beforeEach(() => {
  [text, status, renders, incomplete] = [TEXT, 200, 0, false];
  missing = [];
  cache = new PageCache();
  app = fastify();
  const document = { microFrontends: {} } as unknown as DiscoveryDocument;
  const discovery = { current: async () => document } as unknown as DiscoverySource;
  const config = {
    api: 'http://127.0.0.1:9',
    origins: ['https://site.example'],
    languages: {},
    overrideOrigins: [],
    production: true,
  };
  pages(app, discovery, renderer, cache, new RenderQueue(), config, former as unknown as FormerAddresses);
});
afterEach(() => app.close());

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url: '/', method, headers });

const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test('a browser that accepts Brotli gets it, and the page is complete', async () => {
  const { headers, rawPayload } = await ask(BROTLI);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: VARY,
    'content-length': String(rawPayload.length),
    'cache-control': 'private, no-cache',
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT);
});

test('a browser that accepts only gzip gets gzip', async () => {
  for (const accepted of ['gzip, deflate', 'br;q=0, gzip']) {
    const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: VARY });
    expect(gunzipSync(rawPayload).toString()).toBe(TEXT);
  }
});

test.each([undefined, 'identity', 'zstd', 'br;q=0, gzip;q=0'])(
  'a browser that accepts %s gets the page uncompressed',
  async (accepted) => {
    const { headers, body } = await ask(accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ vary: VARY });
    expect(body).toBe(TEXT);
  },
);

test('every variant has its own tag, with which the browser learns that it has the page', async () => {
  const forms = [{}, { 'accept-encoding': 'gzip' }, BROTLI, { ...BROTLI, cookie: 'theme=dark' }];
  const tags = new Set<string>();
  for (const headers of forms) {
    const tagOf = async (): Promise<string> => String((await ask(headers)).headers['etag']);
    let tag = await tagOf();
    // The tag changes once, when the smallest variant is there.
    for (; tag.includes('quick'); tag = await tagOf()) await new Promise(setImmediate);
    tags.add(tag);
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const again = await ask({ ...headers, 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['etag'], again.headers['vary']]).toEqual([
        304,
        '',
        tag,
        VARY,
      ]);
      expect(again.headers['content-encoding']).toBeUndefined();
    }
  }
  expect(tags.size).toBe(forms.length);
  const [other] = tags;
  expect((await ask({ ...BROTLI, 'if-none-match': String(other) })).statusCode).toBe(200);
});

test('HEAD has the headers of GET, without a body', async () => {
  // The Brotli variant is replaced by a smaller one in the background.
  const encoding = { 'accept-encoding': 'gzip' };
  const got = await ask(encoding);
  const { headers, rawPayload, statusCode } = await ask(encoding, 'HEAD');
  expect([statusCode, rawPayload.length]).toEqual([200, 0]);
  for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'content-type'])
    expect(headers[name]).toBe(got.headers[name]);
});

test('every variant of the page has the chosen theme', async () => {
  const dark = { cookie: 'a=b; theme=dark' };
  expect((await ask(dark)).body).toBe(DARK);
  expect(brotliDecompressSync((await ask({ ...dark, ...BROTLI })).rawPayload).toString()).toBe(DARK);
  expect(brotliDecompressSync((await ask(BROTLI)).rawPayload).toString()).toBe(TEXT);
});

test('a page from the cache is sent with the bytes that were created before', async () => {
  const bodies: PageBody[] = [];
  const render = jest.spyOn(PageBody.prototype, 'as');
  for (let i = 0; i < 5; i++) await ask(BROTLI);
  bodies.push(...(render.mock.contexts as PageBody[]));
  expect(renders).toBe(1);
  expect(new Set(bodies).size).toBe(1);
  const first = await bodies[0]?.as('br', undefined);
  expect(bodies[0]?.as('br', undefined)).toBe(first);
  render.mockRestore();
});

test('a page that is sent often is compressed to its smallest size, also for caches that have a larger one', async () => {
  // Words in random order, so that a higher quality has an effect.
  text = Array.from({ length: 4_000 }, (_, i) => `word ${(i * 7919) % 1009} of ${i % 97}`).join(' ');
  const quick = await ask(BROTLI);
  const again = () => ask({ ...BROTLI, 'if-none-match': String(quick.headers['etag']) });
  let later = await again();
  for (; later.statusCode === 304; later = await again()) await new Promise(setImmediate);
  expect(later.rawPayload.length).toBeLessThan(quick.rawPayload.length);
  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(text);
});

test('an unchanged page is not compressed again after a new rendering', async () => {
  const source: PageSource = {
    render: () => renderer.render(new URL('https://site.example/'), {} as never, new Map()),
    isCurrent: async () => false,
  };
  const first = await cache.get('/', source);
  cache.contentChanged('all', true);
  const second = await cache.get('/', source);
  expect(renders).toBe(2);
  expect(second.body).toBe(first.body);
  text = TEXT.replace('same', 'other');
  cache.contentChanged('all', true);
  const third = await cache.get('/', source);
  expect(third.body).not.toBe(first.body);
});

test('a not-found page is compressed and has no tag', async () => {
  status = 404;
  const { headers, statusCode } = await ask({ ...BROTLI, 'if-none-match': '*' });
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: VARY });
  expect(headers['etag']).toBeUndefined();
});

test.each([
  ['/PRODUCTS', '/products'],
  ['/products/', '/products'],
  ['/%70roducts?page=2&x=%41', '/products?page=2&x=%41'],
])('another spelling of a path redirects to the page, and renders nothing: %s', async (asked, location) => {
  const answer = await app.inject(asked);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  expect(renders).toBe(0);
});

test.each(['/a/..//other.example/', '/%2%65%2%65//other.example/'])(
  'no spelling redirects elsewhere: %s',
  async (asked) => {
    expect((await app.inject(asked)).headers.location).toBeUndefined();
  },
);

test('an unpublished page is not cached, and an expired link sends no referrer', async () => {
  const { headers } = await app.inject({ url: '/preview/blogs/a-token', headers: BROTLI });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers.etag).toBeUndefined();
  await app.inject({ url: '/preview/blogs/a-token' });
  expect(renders).toBe(2);
  status = 404;
  expect((await app.inject({ url: '/preview/blogs/a-token' })).statusCode).toBe(404);
  expect(missing).toEqual([]);
});

test('the old address of moved content redirects, and any other address without a page is counted each time', async () => {
  status = 404;
  const moved = await app.inject({ url: '/old/?from=a-mail' });
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/old?from=a-mail']);
  const { statusCode, headers } = await app.inject({ url: '/old?from=a-mail' });
  expect([statusCode, headers.location]).toEqual([301, '/products']);
  for (const url of ['/gone?a=1', '/gone?a=2']) expect((await app.inject({ url })).statusCode).toBe(404);
  expect(missing).toEqual(['/gone', '/gone']);
  status = 200;
  expect((await app.inject({ url: '/products' })).statusCode).toBe(200);
  expect(missing).toHaveLength(2);
});
