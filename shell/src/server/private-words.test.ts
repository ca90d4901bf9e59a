import type { FastifyInstance } from 'fastify';
import { startCollector, type Collector } from 'http-edge/testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedSite } from './testing/published-site';

/** A word that no other text contains. */
const WORD = 'zephyrquill';
const EMAIL = `${WORD}@example.com`;

/** Reads the search term and the draft of a preview; posts forms; cannot render the remote's pages. */
const SHELL = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ url, post, read, relay, loadBundle }) => {
  if (post) await relay({ method: 'POST', path: '/auth/login', body: JSON.stringify([...post.fields]) });
  const path = url.pathname.startsWith('/preview/') ? '/previews/' + url.pathname.split('/').pop() : '/search' + url.search;
  const result = await read(path).then(() => 'read', () => 'not read');
  const cause = url.pathname.startsWith('/preview/') ? new Error('It is broken.') : undefined;
  return {
    kind: 'page', status: 200, rendered: 'server', html: '<h1>' + result + '</h1>', cause,
    head: [], chunks: {}, styles: {}, state: {}, incomplete: false,
  };
};`;
const route = (path: string) => ({ path, skeleton: 'form', chunk: 'routes', searchParams: ['search'] }) as const;
const ROUTES = ['/products', '/preview/news/:token', '/career/application', '/subscription'].map(route);

const lines: string[] = [];
const requested: string[] = [];
let api: Server;
let server: FastifyInstance;
let collector: Collector;
beforeAll(async () => {
  api = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url?.includes('/previews/')) return request.socket.destroy();
    response.writeHead(request.url?.includes('/search') ? 503 : 200, { 'content-type': 'application/json' });
    response.end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const start = await publishedSite(origin, SHELL, { name: 'catalogue', manifest: { routes: ROUTES } });
  const log = { write: (line: string) => void lines.push(line) };
  collector = await startCollector();
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '10' };
  server = await start({ ...traces, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'trace' }, log);
});
afterAll(async () => {
  await server.close();
  collector.close();
  api.close();
});

test('neither the log nor the metrics nor the traces contain searches, secrets of links, tokens or texts of forms', async () => {
  const encoded = encodeURIComponent(`${EMAIL} '"%`);
  const addresses = [
    ...[`/search?q=${encoded}`, `/products?search=${encoded}`, `/nothing-here?${encoded}`, `/?${encoded}=${encoded}`],
    ...[`/preview/news/${WORD}`, `/Preview/news/${WORD}/`, `/preview%2Fnews/${WORD}`, `/version-preview/${WORD}`],
    ...[`/career/application?key=${WORD}`, `/subscription?confirm=${WORD}`, `/subscription?unsubscribe=${encoded}`],
    ...[`/api/v1/search?search=${encoded}`, `/api/v1/previews/${WORD}`, `/api/v1/media?search=${encoded}`],
    ...[`/api/v1/nothing?${encoded}`, `/r/x?${encoded}`, `/env/x?${encoded}`, `/products?override=${encoded}`],
  ];
  const cookie = ['own-application', 'version-preview', 'override-grant', 'visitor', 'theme']
    .map((name) => `${name}=${WORD}.${WORD}`)
    .join('; ');
  const secrets = { authorization: `Bearer ${WORD}`, cookie, referer: `https://site.example/?${encoded}` };
  const own = { cookie, 'user-agent': WORD, 'sec-fetch-site': 'same-origin', 'x-request-id': `${WORD} ${WORD}` };
  for (const url of addresses) {
    for (const headers of [{}, secrets]) expect((await server.inject({ url, headers })).statusCode).not.toBe(500);
    const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' };
    await server.inject({ method: 'POST', url, headers: form, payload: `email=${encoded}&password=${encoded}` });
    const broken = { ...own, 'content-type': 'multipart/form-data; boundary=x' };
    await server.inject({ method: 'POST', url, headers: broken, payload: `--x\r\n${EMAIL}` });
    await server.inject({
      method: 'PUT',
      url,
      headers: { ...secrets, 'content-type': 'application/json' },
      payload: `{"${EMAIL}`,
    });
  }
  // The words have reached the API.
  expect(requested.join('\n')).toContain(WORD);
  expect(lines.join('\n')).toContain('A page could not be rendered');
  expect(lines.join('\n')).toContain('The API server does not answer.');
  expect(lines.filter((line) => line.toLowerCase().includes(WORD))).toEqual([]);
  const metrics = await server.metrics.metrics();
  expect(metrics).toContain('shell_request_seconds');
  expect(metrics.toLowerCase()).not.toContain(WORD);
  const spans = await collector.until((some) => some.some(({ name }) => name === 'render shell'));
  expect(spans.map(({ name }) => name)).toContain('GET /api/v1/search');
  expect(collector.sent.join('').toLowerCase()).not.toContain(WORD);
});
