import type { FastifyInstance } from 'fastify';
import { publishedSite } from './testing/published-site';

/** Its pages have a query with their own address, one of the frame, and a failed one. */
const SHELL = `
exports.shared = { react: { useState() {} } };
exports.ownRoutes = [];
exports.renderPage = async ({ url, languages: { current } }) => url.pathname === '/moved'
  ? { kind: 'redirect', status: 302, location: '/career', cookies: [] }
  : {
    kind: 'page', status: url.pathname.startsWith('/gone') ? 404 : 200, rendered: 'server', html: '<h1>Careers</h1>',
    head: [{ tag: 'meta', attributes: {
      property: 'og:url', content: url.origin + (current === 'en' ? '' : '/' + current) + url.pathname + url.search
    } }],
    chunks: {}, styles: {}, incomplete: false,
    state: { origin: url.origin, siteApi: { queries: {
      'jobs(undefined)': { data: [current, url.pathname + url.search, '</script>'], tags: ['jobs'] },
      'fetchSectors(undefined)': { data: [] },
      'banner(undefined)': { error: { status: 500 } },
    } } },
  };`;

let server: FastifyInstance;
beforeAll(async () => {
  const manifest = { routes: [{ path: '/career', searchParams: ['page'] }, { path: '/moved' }] };
  const start = await publishedSite('http://127.0.0.1:9', SHELL, { name: 'careers', manifest });
  server = await start({ LANGUAGES: 'hi', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test.each([
  ['/page-data/career', ['en', '/career', '</script>']],
  ['/page-data/career?page=2', ['en', '/career?page=2', '</script>']],
  ['/page-data/hi/career?page=2', ['hi', '/career?page=2', '</script>']],
])('%s answers the data of the page without that of the frame and of failed reads', async (url, data) => {
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(body)).toEqual({
    versions: { careers: expect.stringMatching(/^\d/) as string },
    queries: { 'jobs(undefined)': { data, tags: ['jobs'] } },
  });
});

test('the data is cached wherever the page is, with its own tag', async () => {
  const shared = { 'x-site-theme': 'none' };
  const [page, data] = [await ask('/career', shared), await ask('/page-data/career', shared)];
  for (const name of ['cache-control', 'vary', 'surrogate-key']) expect(data.headers[name]).toBe(page.headers[name]);
  expect(data.headers['cache-control']).toMatch(/^public/);
  expect(data.headers.etag).not.toBe(page.headers.etag);
  expect((await ask('/page-data/career', { ...shared, 'if-none-match': String(data.headers.etag) })).statusCode).toBe(
    304,
  );
  expect((await ask('/page-data/career')).headers['cache-control']).toBe('private, no-cache');
});

test.each(['/page-data/gone', '/page-data/moved', '/page-data/Career/'])('%s has no data', async (url) => {
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
});

test('addresses that are not pages have no data either', async () => {
  expect((await ask('/page-data/api/v1/sectors')).statusCode).toBe(404);
  expect((await ask('/page-data/r/careers/x.js')).statusCode).toBe(404);
});
