import { startCollector, type Collector, type ReceivedSpan } from 'http-edge/testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedSite } from './testing/published-site';

/** Its page reads, and so does the content of its slot. */
const SHELL = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ read, renderOffer }) => {
  await read('/products?search=zephyrquill');
  const { html } = await renderOffer({ slot: 'home.openings', remote: 'careers', expose: './slots/openings' });
  return {
    kind: 'page', status: 200, rendered: 'server', html, head: [], chunks: { careers: [] }, styles: {}, state: {},
    incomplete: false,
  };
};
exports.renderOffer = async ({ read }) => ({ html: (await read('/sectors')).body.text, state: {}, incomplete: false });`;

const PAGE = '/careers/17?search=zephyrquill';
const EDGE = '0123456789abcdef0123456789abcdef';
const FORGED = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;

let api: Server;
let asked: { readonly path: string; readonly traceparent: string | undefined }[];
let collector: Collector;
let start: Awaited<ReturnType<typeof publishedSite>>;
beforeAll(async () => {
  api = createServer(({ url: path = '', headers }, response) => {
    // The server's own reports belong to no request.
    if (path !== '/api/v1/telemetry') asked.push({ path, traceparent: headers['traceparent'] as string | undefined });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"<p>Openings</p>"}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  start = await publishedSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, SHELL, {});
});
beforeEach(async () => {
  asked = [];
  collector = await startCollector();
});
afterEach(() => collector.close());
afterAll(() => void api.close());

/** The log of the last visit. */
let lines: string[];

/** Asks a server for an address, and ends it, so that it has sent every span. */
async function visit(environment: Record<string, string>, url: string, traceparent?: string) {
  lines = [];
  const server = await start({ ...environment, LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  try {
    return await server.inject({ url, headers: { host: 'localhost', ...(traceparent && { traceparent }) } });
  } finally {
    await server.close();
  }
}

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan => {
  const span = spans.find((one) => one.name === name);
  if (!span) throw new Error(`${name} is not among ${spans.map((one) => one.name).join(', ')}`);
  return span;
};

const tracesTo = (endpoint: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: 'loopback' });

test('a page, its remote, its slot and the reads of both are one trace, which has the id of the request at the edge', async () => {
  const edge = `00-${EDGE}-${EDGE.slice(0, 16)}-00`;
  const answer = await visit(tracesTo(collector.endpoint), PAGE, edge);
  const spans = collector.spans();
  const [page, remote, slot] = [
    named(spans, 'GET /careers/:id'),
    named(spans, 'render careers'),
    named(spans, 'slot home.openings'),
  ];
  const [products, sectors] = [named(spans, 'GET /api/v1/products'), named(spans, 'GET /api/v1/sectors')];
  expect(page).toMatchObject({ service: 'site-shell', traceId: EDGE });
  expect(page.parentSpanId).toBeUndefined();
  expect(page.attributes).toMatchObject({ 'http.route': '/careers/:id', 'url.path': '/careers/17' });
  const careers = { 'mfe.name': 'careers', 'mfe.version': expect.stringMatching(/^1\.0\.0-/) as string };
  for (const span of [page, remote, slot]) expect(span.attributes).toMatchObject(careers);
  expect(remote.parentSpanId).toBe(page.spanId);
  expect([slot.parentSpanId, products.parentSpanId]).toEqual([remote.spanId, remote.spanId]);
  expect(sectors.parentSpanId).toBe(slot.spanId);
  // The API continues the trace, and the browser can say what became of the document.
  expect(asked.find(({ path }) => path.includes('/sectors'))?.traceparent).toBe(`00-${EDGE}-${sectors.spanId}-01`);
  expect(answer.headers['server-timing']).toBe(`traceparent;desc="00-${EDGE}-${page.spanId}-01"`);
  // No cache repeats the trace of this visit.
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['private, no-cache', undefined]);
  expect(collector.sent.join('')).not.toContain('zephyrquill');
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toEqual([
    expect.stringMatching(new RegExp(`"reqId":".*"trace_id":"${EDGE}"`)),
  ]);
});

test("a visitor's own traceparent has no effect", async () => {
  const answer = await visit(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER: 'parentbased_always_off' },
    PAGE,
    FORGED,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['server-timing']).toBeUndefined();
  expect(collector.sent).toEqual([]);
  // The API does not decide again.
  const parents = asked.map(({ traceparent }) => traceparent);
  expect(parents.length).toBeGreaterThan(0);
  for (const parent of parents) expect(parent).toMatch(/^00-(?!1111)[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

test('without a collector nothing is traced, and no trace of a visitor is passed on', async () => {
  const answer = await visit({ TRUST_PROXY: 'loopback' }, PAGE, FORGED);
  const proxied = await visit({ TRUST_PROXY: 'loopback' }, '/api/v1/site-settings', FORGED);
  expect([answer.statusCode, proxied.statusCode]).toEqual([200, 200]);
  expect(answer.headers['server-timing']).toBeUndefined();
  expect(answer.headers.etag).toBeDefined();
  expect(asked.map(({ traceparent }) => traceparent).filter(Boolean)).toEqual([]);
});

test('nothing of a report without a name is traced', async () => {
  await visit(tracesTo(collector.endpoint), '/reports', FORGED);
  expect(collector.sent).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  for (const { traceparent } of asked) expect(traceparent).toMatch(/-00$/);
});
