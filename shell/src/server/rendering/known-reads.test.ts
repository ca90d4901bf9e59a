import { KnownReads } from './known-reads';

const LIST = '/products';
const PAGE = { of: 1 };
const requests: (string | undefined)[] = [];

const readsOf = (status: number, fresh = 0) =>
  new KnownReads(async (_path, known) => {
    requests.push(known);
    return { status, hash: 'a', text: known === 'a' ? undefined : '{"products":[]}', fresh };
  });

beforeEach(() => (requests.length = 0));

test('a known answer is sent only as its hash', async () => {
  const reads = readsOf(200);
  const [first, second] = [await reads.read(LIST, PAGE), await reads.read(LIST, PAGE)];
  expect(requests).toEqual([undefined, 'a']);
  expect(first).toEqual({ status: 200, body: { products: [] }, hash: 'a' });
  expect(second.body).toBe(first.body);
});

test('a fresh answer is not requested again until something has changed', async () => {
  const reads = readsOf(200, 60_000);
  const first = await reads.read(LIST, PAGE);
  expect((await reads.read(LIST, PAGE)).body).toBe(first.body);
  expect(requests).toEqual([undefined]);
  reads.forget();
  await reads.read(LIST, PAGE);
  expect(requests).toEqual([undefined, 'a']);
});

test("a visitor's own answer is neither cached nor taken from the cache", async () => {
  const reads = readsOf(200, 60_000);
  await reads.readOwn(LIST, PAGE);
  await reads.read(LIST, PAGE);
  await reads.readOwn(LIST, PAGE);
  expect(requests).toEqual([undefined, undefined, undefined]);
});

test('a failure is not cached', async () => {
  const reads = readsOf(503);
  await reads.read(LIST, PAGE);
  await reads.read(LIST, PAGE);
  expect(requests).toEqual([undefined, undefined]);
});

test('a page cannot change an answer for other pages', async () => {
  const { body } = await readsOf(200).read(LIST, PAGE);
  expect(() => (body as { products: unknown[] }).products.push(1)).toThrow(TypeError);
});
