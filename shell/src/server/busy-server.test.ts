/** @jest-environment node */
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

/** A page that is being rendered until the test ends that. */
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
  addressOf: async (url: URL) => ({ url, kept: true }),
  render: ({ pathname }: URL, _document: unknown, _versions: unknown, signal: AbortSignal) =>
    new Promise<CachedPage>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      rendered.push({ path: pathname, signal, finish: () => resolve(pageOf(`The page at ${pathname}.`)) });
    }),
} as unknown as PageRenderer;

/** Until that many pages are being rendered. */
async function untilRendering(count: number): Promise<Rendering[]> {
  while (rendered.length < count) await new Promise(setImmediate);
  return rendered;
}

/** Until that many visitors have come, and wait for their pages. */
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
    origins: ['https://site.example'],
    overrideOrigins: [],
    production: true,
  };
  // Two at once and two that wait.
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

/** Asks and goes away when told to. */
function visit(path: string): { readonly leave: () => void } {
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', path }).on('error', () => undefined);
  asking.end();
  return { leave: () => asking.destroy() };
}

test('any number of visitors of one page wait for one rendering', async () => {
  const answers = Promise.all(Array.from({ length: 50 }, () => app.inject('/career')));
  (await untilRendering(1))[0]?.finish();
  for (const { statusCode, body } of await answers) expect([statusCode, body]).toEqual([200, 'The page at /career.']);
  expect(rendered).toHaveLength(1);
});

test('beyond what can be rendered in time a visitor is told so at once, while kept pages answer', async () => {
  const kept = app.inject('/');
  (await untilRendering(1))[0]?.finish();
  await kept;
  const busy = ['/a', '/b', '/c', '/d'].map((path) => app.inject(path));
  await untilRendering(3);
  await untilWaiting(5);
  // No rendering ends meanwhile.
  const refused = await app.inject('/e');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('The site is very busy right now. Please try again in a moment.');
  expect((await app.inject('/')).body).toBe('The page at /.');
  // Those who wait get their pages in their turn.
  for (let at = 1; at <= 4; at++) (await untilRendering(at + 1))[at]?.finish();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('work that nobody waits for any more is stopped, and its place is free', async () => {
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

test('a page that is rendered again behind the visitors gives way to those who wait', async () => {
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

test('who would wait too long by what renderings have taken lately is refused', async () => {
  const queue = new RenderQueue({ atOnce: 1, longestWait: 100 });
  const { signal } = new AbortController();
  const never = new Promise<never>(() => undefined);
  void queue.run(() => never, signal);
  void queue.run(() => never, signal);
  void queue.run(() => never, signal);
  await expect(queue.run(() => never, signal)).rejects.toMatchObject({ retryAfter: 1 });
});

test('while what all places wait for does not come, who comes is refused at once', async () => {
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
