import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedSite } from './testing/published-site';

const ADDRESS = '203.0.113.77';
const AGENT = 'Zebrafox/77.1';
const TEXT = 'Quillfeather sold it';

/** Reads for the frame, relays a posted form, and cannot render one of its pages. */
const SHELL = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ url, post, read, relay, loadBundle }) => {
  if (post) await relay({ method: 'POST', path: '/reports/forms/f1', body: JSON.stringify([...post.fields]) });
  await read('/menus');
  const cause = url.pathname.endsWith('/broken') ? new Error('It is broken.') : undefined;
  return {
    kind: 'page', status: 200, rendered: 'server', html: '<h1>Report</h1>', cause,
    head: [], chunks: {}, styles: {}, state: {}, incomplete: false,
  };
};`;
const ROUTES = ['/reports', '/reports/:form', '/products'].map(
  (path) => ({ path, skeleton: 'form', chunk: 'routes' }) as const,
);

const lines: string[] = [];
const asked: IncomingMessage[] = [];
let api: Server;
let server: FastifyInstance;
beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request);
    if (request.url?.endsWith('/messages')) return request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const start = await publishedSite(origin, SHELL, { name: 'catalogue', manifest: { routes: ROUTES } });
  server = await start({ LOG_LEVEL: 'trace' }, { write: (line: string) => void lines.push(line) });
});
afterAll(async () => {
  await server.close();
  api.close();
});

const headers = { 'user-agent': AGENT, 'sec-fetch-site': 'same-origin', traceparent: '00-zebra-trace-01' };
const send = (url: string, type = 'application/x-www-form-urlencoded', payload = `qwhat=${TEXT}`) =>
  server.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': type },
    payload,
    remoteAddress: ADDRESS,
  });
const show = (url: string) => server.inject({ url, headers, remoteAddress: ADDRESS });

test('the server logs nothing about pages, data and calls of reports without a name, whatever fails', async () => {
  await show('/products');
  expect(lines.join('')).toContain('203.0.113.0');
  lines.length = 0;
  for (const url of [
    '/reports',
    '/reports/f1',
    '/page-data/reports/f1',
    '/reports/broken',
    '/r/content/1/report-form.js',
  ])
    expect((await show(url)).statusCode).not.toBe(500);
  for (const url of [
    '/reports',
    '/reports/f1',
    '/reports/broken',
    '/api/v1/reports/thread',
    '/api/v1/reports/forms/f1',
  ])
    expect((await send(url)).statusCode).not.toBe(500);
  expect((await send('/reports/f1')).headers['cache-control']).toBe('no-store');
  await send('/reports/f1', 'multipart/form-data; boundary=x', `--x\r\n${TEXT}`);
  await send('/reports/f1', 'text/plain', TEXT);
  await send('/reports/f1', undefined, TEXT.repeat(40_000));
  await send('/api/v1/reports/thread/messages');
  expect(lines.join('')).toContain('A page could not be rendered');
  expect(lines.join('')).toContain('The API server does not answer.');
  expect(lines.filter((line) => /203\.0\.113|zebra|quillfeather|"req"/i.test(line))).toEqual([]);
});

test('the API gets a pseudonym in place of the address, also for the reads of the frame, and the same for each call', async () => {
  asked.length = 0;
  await send('/reports/f1');
  await send('/api/v1/reports/forms/f1');
  const callers = asked.map(({ headers: got }) => got['x-forwarded-for']);
  expect(asked.map(({ url }) => url)).toEqual(expect.arrayContaining(['/api/v1/reports/forms/f1', '/api/v1/menus']));
  expect(new Set(callers).size).toBe(1);
  expect(callers[0]).toMatch(/^fd/);
  const [relayed] = asked.filter(({ url, method }) => method === 'POST' && url?.includes('/reports/'));
  expect(relayed?.headers['user-agent']).not.toBe(AGENT);
});
