import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedSite } from './testing/published-site';

/** Shows what it is asked to render, and says that its address is the canonical one. */
const SHELL = `
exports.shared = { react: { useState() {} } };
exports.ownRoutes = [];
exports.renderPage = async ({ url, languages: { current, others }, post }) => ({
  kind: 'page', status: url.pathname.startsWith('/gone') ? 404 : 200, rendered: 'server',
  html: '<h1>' + [post ? 'form' : 'page', current, url.pathname, Object.values(others)].join(' ') + '</h1>',
  head: [{ tag: 'meta', attributes: {
    property: 'og:url', content: url.origin + (current === 'en' ? '' : '/' + current) + url.pathname
  } }],
  chunks: {}, styles: {}, state: {}, incomplete: false,
});`;

let api: Server;
let english: FastifyInstance;
let server: FastifyInstance;
let start: Awaited<ReturnType<typeof publishedSite>>;
beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const moved = url.startsWith('/api/v1/former-addresses') && url.includes('gone-to');
    response.end(JSON.stringify({ to: moved ? '/career' : '' }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const routes = ['/', '/career', '/career/application'].map(
    (path) => ({ path, skeleton: 'form', chunk: 'routes', searchParams: ['page', 'key'] }) as const,
  );
  start = await publishedSite(origin, SHELL, { name: 'careers', manifest: { routes } });
  english = await start();
  server = await start({ LANGUAGES: 'hi, gu', TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([server.close(), english.close()]);
  api.close();
});

const shown = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await server.inject({ url, headers });
  return [statusCode, /<html[^>]*>/.exec(body)?.[0], /<body[^>]*>/.exec(body)?.[0], /<h1>(.*)<\/h1>/.exec(body)?.[1]];
};

test.each([
  ['/hi/career', 'hi', '/career'],
  ['/gu', 'gu', '/'],
  ['/hi/hi', 'hi', '/hi'],
])('%s is the page of a language, with English text until it is translated', async (url, language, path) => {
  expect(await shown(url)).toEqual([
    ...[200, `<html lang="${language}">`, '<body lang="en">'],
    `page ${language} ${path} हिन्दी,ગુજરાતી`,
  ]);
});

test.each(['/career', '/', '/hindi', '/hi//career', '/mr/career', '/HI/career'])('%s is English', async (url) => {
  expect(await shown(url)).toEqual([200, '<html lang="en">', '<body>', `page en ${url} हिन्दी,ગુજરાતી`]);
});

test('the live preview of a translation is a page of its language', async () => {
  expect((await shown('/hi/preview/news/live~token'))[3]).toBe('page hi /preview/news/live~token हिन्दी,ગુજરાતી');
  const { headers } = await server.inject({ url: '/hi/preview/news/live~token' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['cache-control']).toBe('no-store');
});

test('a shared draft of a fixed page has no scripts, and no other site shows it in a frame', async () => {
  for (const url of ['/preview/sections/token', '/preview/privacy/token']) {
    const { headers, body } = await server.inject({ url });
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect([headers['cache-control'], body.includes('<script')]).toEqual(['no-store', false]);
  }
});

test.each(['/hi/admin', '/hi/Login', '/gu/preview/x', '/hi/api/v1/sectors', '/hi/r/x', '/hi/env/x'])(
  '%s is not a page of a language',
  async (url) => expect((await shown(url))[3]).toBe(`page en ${url} हिन्दी,ગુજરાતી`),
);

test('another spelling of an address keeps its language', async () => {
  for (const [url, location] of [
    ['/hi/', '/hi'],
    ['/hi/Career/?page=2', '/hi/career?page=2'],
  ]) {
    const { statusCode, headers } = await server.inject({ url });
    expect([url, statusCode, headers.location]).toEqual([url, 308, location]);
  }
});

test('a former address and a link with a secret keep their language', async () => {
  const moved = await server.inject({ url: '/hi/gone-to' });
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/hi/career']);
  expect((await server.inject({ url: '/hi/gone' })).statusCode).toBe(404);
  const secret = await server.inject({ url: '/gu/career/application?key=a.B-1' });
  expect([secret.statusCode, secret.headers.location]).toEqual([303, '/gu/career/application']);
});

test('a page of each language gets the theme of the visitor', async () => {
  expect((await shown('/hi/career', { cookie: 'theme=dark' }))[1]).toBe('<html lang="hi" data-theme="dark">');
  expect((await shown('/career', { cookie: 'theme=dark' }))[1]).toBe('<html lang="en" data-theme="dark">');
});

test('a form is posted to its page in its language', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const { body } = await server.inject({ method: 'POST', url: '/hi/career', headers, payload: 'a=b' });
  expect(body).toContain('<h1>form hi /career');
  expect(body).toContain('<html lang="hi">');
});

test('a site in English alone has no other addresses, and says nothing of languages', async () => {
  const { body } = await english.inject({ url: '/hi/career' });
  expect(body).toContain('<h1>page en /hi/career </h1>');
  expect(body).toContain('<html lang="en">');
});

it('is from right to left in a language that is written so', async () => {
  const urdu = await start({ LANGUAGES: 'ur' });
  const { body } = await urdu.inject({ url: '/ur/career', headers: { cookie: 'theme=dark' } });
  await urdu.close();
  expect(body).toContain('<html lang="ur" data-theme="dark" dir="rtl">');
});
