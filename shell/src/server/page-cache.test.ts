import { PageBody } from './page-body';
import { PageCache, type CachedPage } from './page-cache';

const page = (text: string, incomplete = false, isCanonical = true): CachedPage => ({
  status: 200,
  headers: {},
  body: new PageBody(text),
  incomplete,
  isCanonical,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a fresh page is rendered once, for any number of simultaneous requests', async () => {
  const cache = new PageCache();
  const render = jest.fn(() => Promise.resolve(page('one')));
  await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);
  await cache.get('/', render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is served immediately and rendered again in the background', async () => {
  const cache = new PageCache();
  await cache.get('/', () => Promise.resolve(page('old')));
  jest.advanceTimersByTime(6_000);
  const served = await cache.get('/', () => Promise.resolve(page('new')));
  expect(served.body.text).toBe('old');
  await Promise.resolve();
  expect((await cache.get('/', () => Promise.resolve(page('newer')))).body.text).toBe('new');
});

test('after a change of content a page is rendered before it is served', async () => {
  const cache = new PageCache();
  cache.showContent('1');
  await cache.get('/', () => Promise.resolve(page('old')));
  cache.showContent('2');
  expect((await cache.get('/', () => Promise.resolve(page('new')))).body.text).toBe('new');
});

test('an incomplete page is not cached, and an earlier complete one is preferred', async () => {
  const cache = new PageCache();
  cache.showContent('1');
  expect((await cache.get('/a', () => Promise.resolve(page('partial', true)))).body.text).toBe('partial');
  expect((await cache.get('/a', () => Promise.resolve(page('whole')))).body.text).toBe('whole');
  cache.showContent('2');
  expect((await cache.get('/a', () => Promise.resolve(page('partial', true)))).body.text).toBe('whole');
});

test('when rendering fails, the last page is served; without one the request fails', async () => {
  const cache = new PageCache();
  const failing = (): Promise<CachedPage> => Promise.reject(new Error('The API is down.'));
  await expect(cache.get('/', failing)).rejects.toThrow('The API is down.');
  cache.showContent('1');
  await cache.get('/', () => Promise.resolve(page('whole')));
  cache.showContent('2');
  expect((await cache.get('/', failing)).body.text).toBe('whole');
});

test('a refusal applies to the visitor who sent the request, not to others who wait for the same page', async () => {
  const cache = new PageCache();
  const refused = { ...page('too often', true), status: 429 };
  const answers = await Promise.all([
    cache.get('/search?q=a', () => Promise.resolve(refused)),
    cache.get('/search?q=a', () => Promise.resolve(page('found'))),
  ]);
  expect(answers.map(({ body }) => body.text)).toEqual(['too often', 'found']);
});

test('while the content is unchanged, nothing is rendered again', async () => {
  const cache = new PageCache();
  cache.showContent('1');
  await cache.get('/', () => Promise.resolve(page('one')));
  cache.showContent('1');
  expect((await cache.get('/', () => Promise.resolve(page('two')))).body.text).toBe('one');
});

test('a thousand invented searches and addresses evict no page of the site', async () => {
  const cache = new PageCache();
  const missing = { ...page('nothing'), status: 404 };
  await cache.get('/ v1', () => Promise.resolve(page('home')));
  for (let at = 0; at < 1_000; at += 1) {
    await cache.get(`/products?search=${at} v1`, () => Promise.resolve(page('found', false, false)));
    await cache.get(`/news/${at} v1`, () => Promise.resolve(missing));
    await cache.get(`/news/s-p-e-l-t-${at} v1`, () => Promise.resolve(page('news', false, false)));
  }
  const render = jest.fn(() => Promise.resolve(page('again')));
  expect((await cache.get('/ v1', render)).body.text).toBe('home');
  expect(render).not.toHaveBeenCalled();
});
