import { PageBody } from './page-body';
import { PageCache, type CachedPage, type PageSource } from './page-cache';

const page = (text: string, incomplete = false, isCanonical = true): CachedPage => ({
  status: 200,
  headers: {},
  body: new PageBody(text),
  incomplete,
  isCanonical,
});

/** A page that was made of one read. */
const pageOf = (text: string, read: string): CachedPage => ({
  ...page(text),
  source: { reads: new Map([[read, 'hash']]), revision: 1 },
});

/** Renders a page; its reads have changed, unless `isCurrent` says otherwise. */
const from = (made: CachedPage | (() => Promise<CachedPage>), isCurrent = false) => ({
  render: jest.fn(typeof made === 'function' ? made : () => Promise.resolve(made)),
  isCurrent: jest.fn<Promise<boolean>, Parameters<PageSource['isCurrent']>>(() => Promise.resolve(isCurrent)),
});

const JOBS = new Set(['job-postings']);
const PRODUCTS = new Set(['products', 'subsectors', 'media']);

let cache: PageCache;
beforeEach(() => {
  jest.useFakeTimers();
  cache = new PageCache();
});
afterEach(() => jest.useRealTimers());

/** The text of a page after a visit, and after the background work of that visit. */
async function visit(key: string, source: PageSource): Promise<string> {
  const { body } = await cache.get(key, source);
  await jest.advanceTimersByTimeAsync(0);
  return body.text;
}

test('a fresh page is rendered once, for any number of simultaneous requests', async () => {
  const one = from(page('one'));
  await Promise.all([cache.get('/', one), cache.get('/', one), cache.get('/', one)]);
  await cache.get('/', one);
  expect(one.render).toHaveBeenCalledTimes(1);
});

test('an older page is served immediately and rendered again in the background', async () => {
  await visit('/', from(page('old')));
  jest.advanceTimersByTime(6_000);
  expect(await visit('/', from(page('new')))).toBe('old');
  expect(await visit('/', from(page('newer')))).toBe('new');
});

test('an older page is not rendered again while its reads have the same answers', async () => {
  await visit('/', from(page('old')));
  const same = from(page('new'), true);
  for (let seconds = 0; seconds < 60; seconds += 6) {
    jest.advanceTimersByTime(6_000);
    expect(await visit('/', same)).toBe('old');
  }
  expect(same.isCurrent).toHaveBeenCalledTimes(10);
  expect(same.render).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * 60_000);
  expect(await visit('/', same)).toBe('new');
});

test('a change of a job leaves the page of a product cached, and a change of the product replaces it', async () => {
  await visit('/product', from(pageOf('old', '/products/one')));
  await visit('/other', from(page('old')));
  const changed = from(pageOf('new', '/products/one'));
  cache.contentChanged(JOBS, false);
  jest.advanceTimersByTime(2_000);
  expect(await visit('/product', changed)).toBe('old');
  expect(changed.isCurrent).not.toHaveBeenCalled();
  // A page that does not say what it was made of depends on everything.
  expect(await visit('/other', from(page('new')))).toBe('new');
  cache.contentChanged(PRODUCTS, false);
  jest.advanceTimersByTime(2_000);
  expect(await visit('/product', changed)).toBe('new');
});

test('a change elsewhere replaces a page in the background at first, and then before it is served', async () => {
  for (const key of ['/a', '/b']) await visit(key, from(pageOf('old', '/products')));
  jest.advanceTimersByTime(1_000);
  cache.contentChanged(PRODUCTS, false);
  expect(await visit('/a', from(pageOf('new', '/products')))).toBe('old');
  expect(await visit('/a', from(pageOf('newer', '/products')))).toBe('new');
  jest.advanceTimersByTime(1_500);
  expect(await visit('/b', from(pageOf('new', '/products')))).toBe('new');
});

test('changes many times a second check a page at most twice a second', async () => {
  await visit('/', from(pageOf('old', '/products')));
  const same = from(pageOf('new', '/products'), true);
  for (let time = 0; time < 5_000; time += 50) {
    jest.advanceTimersByTime(50);
    cache.contentChanged(PRODUCTS, false);
    expect(await visit('/', same)).toBe('old');
  }
  expect(same.isCurrent).toHaveBeenCalledTimes(10);
  expect(same.render).not.toHaveBeenCalled();
});

test('a visitor who comes after a change does not wait for a rendering that began before it', async () => {
  let finish = (_page: CachedPage): void => undefined;
  const slow = from(() => new Promise((resolve) => (finish = resolve)));
  const first = cache.get('/', slow);
  await jest.advanceTimersByTimeAsync(0);
  cache.contentChanged(PRODUCTS, true);
  const second = cache.get('/', from(pageOf('new', '/products')));
  finish(pageOf('old', '/products'));
  expect([(await first).body.text, (await second).body.text]).toEqual(['old', 'new']);
  expect(await visit('/', from(pageOf('newer', '/products')))).toBe('new');
});

test('after a change through this server a page is checked before it is served', async () => {
  await visit('/', from(pageOf('old', '/products')));
  // The watch may have noticed the same change before.
  cache.contentChanged(PRODUCTS, false);
  cache.contentChanged(new Set(), true);
  expect(await visit('/', from(pageOf('new', '/products')))).toBe('new');
  cache.contentChanged(PRODUCTS, true);
  const same = from(pageOf('newer', '/products'), true);
  expect(await visit('/', same)).toBe('new');
  expect(same.isCurrent).toHaveBeenCalledTimes(1);
});

test('an incomplete page is not cached, and an earlier complete one is preferred', async () => {
  expect(await visit('/a', from(page('partial', true)))).toBe('partial');
  expect(await visit('/a', from(page('whole')))).toBe('whole');
  cache.contentChanged('all', true);
  expect(await visit('/a', from(page('partial', true)))).toBe('whole');
});

test('when rendering fails, the last page is served; without one the request fails', async () => {
  const failing = from(() => Promise.reject(new Error('The API is down.')));
  await expect(cache.get('/', failing)).rejects.toThrow('The API is down.');
  await visit('/', from(page('whole')));
  cache.contentChanged('all', true);
  expect(await visit('/', failing)).toBe('whole');
});

test('a refusal applies to the visitor who sent the request, not to others who wait for the same page', async () => {
  const refused = { ...page('too often', true), status: 429 };
  const answers = await Promise.all([
    cache.get('/search?q=a', from(refused)),
    cache.get('/search?q=a', from(page('found'))),
  ]);
  expect(answers.map(({ body }) => body.text)).toEqual(['too often', 'found']);
});

test('a thousand invented searches and addresses evict no page of the site', async () => {
  const missing = { ...page('nothing'), status: 404 };
  await cache.get('/ v1', from(page('home')));
  for (let at = 0; at < 1_000; at += 1) {
    await cache.get(`/products?search=${at} v1`, from(page('found', false, false)));
    await cache.get(`/news/${at} v1`, from(missing));
    await cache.get(`/news/s-p-e-l-t-${at} v1`, from(page('news', false, false)));
  }
  const again = from(page('again'));
  expect((await cache.get('/ v1', again)).body.text).toBe('home');
  expect(again.render).not.toHaveBeenCalled();
});

test('each language of a site has room for as many pages as a site in English alone', async () => {
  const visitAll = async (languages: number): Promise<number> => {
    cache = new PageCache(undefined, languages);
    for (let at = 0; at < 1_500; at += 1) await cache.get(`/${at} v1`, from(page('first')));
    const again = from(page('again'));
    for (let at = 1_499; at >= 0; at -= 1) await cache.get(`/${at} v1`, again);
    return again.render.mock.calls.length;
  };
  expect([await visitAll(3), await visitAll(1)]).toEqual([0, 1_000]);
});
