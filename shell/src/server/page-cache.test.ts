import { PageCache, type CachedPage } from './page-cache';

const page = (body: string, incomplete = false): CachedPage => ({ status: 200, headers: {}, body, incomplete });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a fresh page is rendered once, for any number of requests at the same time', async () => {
  const cache = new PageCache();
  const render = jest.fn(() => Promise.resolve(page('one')));
  await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);
  await cache.get('/', render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is served at once and rendered again behind it', async () => {
  const cache = new PageCache();
  await cache.get('/', () => Promise.resolve(page('old')));
  jest.advanceTimersByTime(6_000);
  const served = await cache.get('/', () => Promise.resolve(page('new')));
  expect(served.body).toBe('old');
  await Promise.resolve();
  expect((await cache.get('/', () => Promise.resolve(page('newer')))).body).toBe('new');
});

test('after a change of content a page is rendered before it is served', async () => {
  const cache = new PageCache();
  await cache.get('/', () => Promise.resolve(page('old')));
  cache.invalidate();
  expect((await cache.get('/', () => Promise.resolve(page('new')))).body).toBe('new');
});

test('an incomplete page is not kept, and an earlier complete one is preferred to it', async () => {
  const cache = new PageCache();
  expect((await cache.get('/a', () => Promise.resolve(page('partial', true)))).body).toBe('partial');
  expect((await cache.get('/a', () => Promise.resolve(page('whole')))).body).toBe('whole');
  cache.invalidate();
  expect((await cache.get('/a', () => Promise.resolve(page('partial', true)))).body).toBe('whole');
});

test('when rendering fails, the last page still serves; without one the failure is told', async () => {
  const cache = new PageCache();
  const failing = (): Promise<CachedPage> => Promise.reject(new Error('The API is down.'));
  await expect(cache.get('/', failing)).rejects.toThrow('The API is down.');
  await cache.get('/', () => Promise.resolve(page('whole')));
  cache.invalidate();
  expect((await cache.get('/', failing)).body).toBe('whole');
});
