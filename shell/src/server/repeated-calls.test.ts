import fastify, { type FastifyInstance } from 'fastify';
import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { apiProxy } from './api-proxy';
import { ReadCache } from './read-cache';
import { ApiCalls } from './rendering/api-calls';
import type { PageTask } from './rendering/messages';

let api: Server;
let origin: string;
let gateway: FastifyInstance;
/** Connections that have served a call, and whether the latest call came over one of them. */
let used: WeakSet<Socket>;
let wasReused: boolean;
/** The calls that have arrived. */
let asked: string[];
/** How many calls over a reused connection end with a reset. */
let resets: number;
/** The status of the answers. */
let status: number;

beforeEach(async () => {
  [asked, resets, status] = [[], 0, 200];
  used = new WeakSet();
  wasReused = false;
  api = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    wasReused = used.has(request.socket);
    if (wasReused && resets > 0) {
      resets -= 1;
      return request.socket.resetAndDestroy();
    }
    used.add(request.socket);
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end('{"success":true}');
  }).listen(0, '127.0.0.1');
  api.keepAliveTimeout = 72_000;
  await once(api, 'listening');
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  gateway = fastify();
  await apiProxy(gateway, origin, new ReadCache(origin), [], () => undefined);
});
afterEach(async () => {
  await gateway.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** A call that the gateway forwards, because it has a token. */
const pass = async (method: 'GET' | 'HEAD' | 'POST', at: string): Promise<number> =>
  (await gateway.inject({ method, url: `/api/v1${at}`, headers: { authorization: 'Bearer a' } })).statusCode;

const read = async (at: string): Promise<number> => (await new ReadCache(origin).read(`/api/v1${at}`)).status;

const call = (method: 'GET' | 'POST', path: string, idempotencyKey?: string): Promise<number> => {
  const task = { kind: 'page', url: 'https://site.example/', remotes: [], post: { fields: [], cookies: {} } };
  const sent = { method, path, ...(method === 'POST' && { body: '{}', idempotencyKey }) };
  return new ApiCalls(`${origin}/api/v1`).make(sent, task as unknown as PageTask).then((answer) => answer.status);
};

/** Sends calls until connections are reused, then resets the next one. */
async function untilReset(ask: () => Promise<number>): Promise<void> {
  do await ask();
  while (!wasReused);
  [asked, resets] = [[], 1];
}

test.each<[string, () => Promise<number>, string]>([
  ['a GET that is passed on', () => pass('GET', '/products'), 'GET /api/v1/products'],
  ['a HEAD that is passed on', () => pass('HEAD', '/products'), 'HEAD /api/v1/products'],
  ['a read of the cache', () => read('/products'), 'GET /api/v1/products'],
  ['a read of a posted form', () => call('GET', '/products'), 'GET /api/v1/products'],
  ['a posted form with its key', () => call('POST', '/auth/login', 'key-of-the-form'), 'POST /api/v1/auth/login'],
])('%s is repeated once when an idle connection is reset', async (_what, ask, line) => {
  // A connection is closed after a HEAD.
  await untilReset(line.startsWith('HEAD') ? () => pass('GET', '/products') : ask);
  expect(await ask()).toBe(200);
  expect(asked).toEqual([line, line]);
});

test('a read is repeated once when the name of the API server is not resolved', async () => {
  const unresolved = Object.assign(new Error('getaddrinfo ENOTFOUND localhost'), { code: 'ENOTFOUND' });
  jest
    .spyOn(dns, 'lookup')
    .mockImplementationOnce(((_name: string, _options: object, done: (error: Error) => void) =>
      done(unresolved)) as never);
  const { status: found } = await new ReadCache(origin.replace('127.0.0.1', 'localhost')).read('/api/v1/products');
  expect([found, asked]).toEqual([200, ['GET /api/v1/products']]);
});

test('a call that changes data without an idempotency key is never repeated', async () => {
  await untilReset(() => pass('POST', '/contact'));
  expect(await pass('POST', '/contact')).toBe(503);
  expect(asked).toHaveLength(1);
  wasReused = false;
  await untilReset(() => call('POST', '/auth/login'));
  await expect(call('POST', '/auth/login')).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(1);
});

test('a read is repeated once, and never on 503', async () => {
  status = 503;
  expect(await Promise.all([pass('GET', '/products'), read('/products'), call('GET', '/products')])).toEqual([
    503, 503, 503,
  ]);
  expect(asked).toHaveLength(3);
});
