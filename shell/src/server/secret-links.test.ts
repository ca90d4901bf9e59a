import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedSite } from './testing/published-site';

const SHELL = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ url, post, relay }) => {
  if (post) await relay({ method: 'POST', path: '/job-applications/own', body: '{}' });
  return {
    kind: 'page', status: 200, rendered: 'server', html: '<h1>' + url.href + '</h1>',
    head: [], chunks: {}, styles: {}, state: {}, incomplete: false,
  };
};`;
const route = (path: string) => ({ path, skeleton: 'form', chunk: 'routes', searchParams: ['action'] }) as const;
const PATHS = ['/career/application', '/subscription', '/contact'];

let api: Server;
let server: FastifyInstance;
let cookies: unknown[];
beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.method === 'POST') cookies.push(request.headers.cookie);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const start = await publishedSite(origin, SHELL, { name: 'careers', manifest: { routes: PATHS.map(route) } });
  server = await start({ TRUST_PROXY: '127.0.0.1' });
});
beforeEach(() => void (cookies = []));
afterAll(async () => {
  await server.close();
  api.close();
});

const visit = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

test.each([
  ['/career/application?key=a.B-1', 'own-application', '/career/application'],
  ['/Career/Application/?key=a.B-1', 'own-application', '/career/application'],
  ['/subscription?confirm=a.B-1', 'confirm-subscription', '/subscription?action=confirm'],
  ['/subscription?unsubscribe=a.B-1', 'unsubscribe', '/subscription?action=unsubscribe'],
])('the secret of %s becomes a cookie, and nothing else happens', async (link, cookie, opens) => {
  const { statusCode, headers, body } = await visit(link, HTTPS);
  expect([statusCode, headers.location, body]).toEqual([303, opens, '']);
  expect(headers['set-cookie']).toBe(`__Host-${cookie}=a.B-1; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure`);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(cookies).toEqual([]);
  // Reloaded or opened from a bookmark, the page is rendered without the secret.
  const page = await visit(opens, { cookie: `${cookie}=a.B-1` });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('a.B-1');
});

test('a malformed secret opens nothing and deletes the cookie of an earlier link', async () => {
  const { headers } = await visit('/career/application?key=%0d%0aSet-Cookie:x');
  expect(headers['set-cookie']).toBe('own-application=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('a form of the page sends the API only the cookie of its link, and a form of another page sends none', async () => {
  const cookie = 'visitor=somebody; own-application=a.B-1; unsubscribe=c.D-2';
  for (const url of ['/career/application', '/contact']) {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.inject({ method: 'POST', url, headers, payload: 'a=b' })).statusCode).toBe(200);
  }
  expect(cookies).toEqual(['own-application=a.B-1', undefined]);
});
