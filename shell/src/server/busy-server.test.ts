import fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FormerAddresses } from './former-addresses';
import type { DiscoverySource } from './discovery-source';
import { PageBody } from './page-body';
import { PageCache, type CachedPage } from './page-cache';
import type { PageRenderer } from './page-renderer';
import { pages } from './pages';
import { ReadCache } from './read-cache';
import { RenderQueue } from './render-queue';

/** A pending rendering that the test finishes. */
interface Rendering {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly finish: () => void;
}

let app: FastifyInstance;
let cache: PageCache;
let rendered: Rendering[];
let requests: number;

const pageOf = (text: string): CachedPage => ({
  ...{ status: 200, headers: { 'content-type': 'text/html' }, body: new PageBody(text) },
  ...{ incomplete: false, isCanonical: true },
});

const renderer = {
  isBroken: () => false,
  addressOf: async (url: URL) => ({ url, isCacheable: true }),
  render: ({ pathname }: URL, _document: unknown, _versions: unknown, signal: AbortSignal) =>
    new Promise<CachedPage>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      rendered.push({ path: pathname, signal, finish: () => resolve(pageOf(`The page at ${pathname}.`)) });
    }),
} as unknown as PageRenderer;

/** Waits until that many pages are being rendered. */
async function untilRendering(count: number): Promise<Rendering[]> {
  while (rendered.length < count) await new Promise(setImmediate);
  return rendered;
}

/** Waits until that many visitors are waiting for their pages. */
async function untilWaiting(count: number): Promise<void> {
  while (requests < count) await new Promise(setImmediate);
  await new Promise(setImmediate);
}

beforeEach(async () => {
  [rendered, requests] = [[], 0];
  cache = new PageCache();
  app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async () => void (requests += 1));
  const document = { microFrontends: {} } as unknown as DiscoveryDocument;
  const discovery = { current: async () => document } as unknown as DiscoverySource;
  const config = {
    api: 'http://127.0.0.1:9',
    languages: {},
    origins: ['https://site.example'],
    overrideOrigins: [],
    production: true,
  };
  // Two run at once and two wait.
  pages(
    app,
    discovery,
    renderer,
    cache,
    new RenderQueue({ atOnce: 2, most: 2 }),
    config,
    new FormerAddresses(new ReadCache(config.api), config.api),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends a request; `leave` aborts it. */
function visit(path: string): { readonly leave: () => void } {
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', path }).on('error', () => undefined);
  asking.end();
  return { leave: () => asking.destroy() };
}

test('any number of visitors of one page share one rendering', async () => {
  const answers = Promise.all(Array.from({ length: 50 }, () => app.inject('/career')));
  (await untilRendering(1))[0]?.finish();
  for (const { statusCode, body } of await answers) expect([statusCode, body]).toEqual([200, 'The page at /career.']);
  expect(rendered).toHaveLength(1);
});

test('a request beyond the capacity is refused immediately, while cached pages are served', async () => {
  const cached = app.inject('/');
  (await untilRendering(1))[0]?.finish();
  await cached;
  const busy = ['/a', '/b', '/c', '/d'].map((path) => app.inject(path));
  await untilRendering(3);
  await untilWaiting(5);
  // No rendering ends in the meantime.
  const refused = await app.inject('/e');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('The site is very busy right now. Please try again in a moment.');
  expect((await app.inject('/')).body).toBe('The page at /.');
  // The waiting visitors get their pages in order.
  for (let at = 1; at <= 4; at++) (await untilRendering(at + 1))[at]?.finish();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('a rendering without waiting visitors is stopped, and its place is free', async () => {
  const first = [visit('/a'), visit('/a')];
  const second = visit('/b');
  await untilRendering(2);
  await untilWaiting(3);
  const [a, b] = ['/a', '/b'].map((path) => rendered.find((one) => one.path === path));
  first[0]?.leave();
  second.leave();
  await once(b?.signal ?? new EventTarget(), 'abort');
  expect(a?.signal.aborted).toBe(false);
  first[1]?.leave();
  await once(a?.signal ?? new EventTarget(), 'abort');
  const next = app.inject('/c');
  (await untilRendering(3))[2]?.finish();
  expect((await next).statusCode).toBe(200);
});

test('a background rendering gives way to waiting visitors', async () => {
  const queue = new RenderQueue({ atOnce: 1 });
  const { signal } = new AbortController();
  let finish = (): void => undefined;
  const awaited = queue.run(() => new Promise<void>((resolve) => (finish = resolve)), signal);
  await expect(queue.runInBackground(async () => undefined, signal)).rejects.toThrow('More pages are asked for');
  await new Promise(setImmediate);
  finish();
  await awaited;
  await expect(queue.runInBackground(async () => 'done', signal)).resolves.toBe('done');
});

test('a request that would wait too long, by recent rendering times, is refused', async () => {
  const queue = new RenderQueue({ atOnce: 1, longestWait: 100 });
  const { signal } = new AbortController();
  const never = new Promise<never>(() => undefined);
  void queue.run(() => never, signal);
  void queue.run(() => never, signal);
  void queue.run(() => never, signal);
  await expect(queue.run(() => never, signal)).rejects.toMatchObject({ retryAfter: 1 });
});

test('while all places are blocked, a new request is refused immediately', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const queue = new RenderQueue({ atOnce: 2, longestWait: 1_000 });
  const { signal } = new AbortController();
  let finish = (): void => undefined;
  const silent = new Promise<void>((resolve) => (finish = resolve));
  const running = [queue.run(() => silent, signal), queue.run(() => silent, signal)];
  await new Promise(setImmediate);
  const early = queue.run(async () => 'early', signal);
  jest.advanceTimersByTime(3_000);
  await expect(queue.run(async () => 'late', signal)).rejects.toMatchObject({ name: 'OverCapacity', retryAfter: 3 });
  finish();
  await Promise.all(running);
  await expect(early).resolves.toBe('early');
  await expect(queue.run(async () => 'later', signal)).resolves.toBe('later');
  jest.useRealTimers();
});
