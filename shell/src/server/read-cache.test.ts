import fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { apiProxy } from './api-proxy';
import { ReadCache } from './read-cache';

const PUBLIC = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

let asked: string[];
let title: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let reads: ReadCache;
const contentShown = (): void => reads.contentChanged(new Set(['products']));

beforeEach(async () => {
  [asked, title] = [[], 'first'];
  api = fastify();
  api.get('/api/v1/products', async ({ url, headers }, reply) => {
    asked.push(`${url} ${headers.authorization ?? 'anonymous'}`);
    const answer = { success: true, products: [{ name: title, description: 'long '.repeat(400) }] };
    if (headers.authorization) return reply.header('cache-control', 'no-store').send(answer);
    const etag = `W/"${title}"`;
    void reply.header('cache-control', PUBLIC).header('etag', etag);
    return headers['if-none-match'] === etag ? reply.code(304).send() : answer;
  });
  api.put('/api/v1/products', async (_request, reply) => {
    title = 'second';
    return reply.header('x-content-revision', '2').send({ success: true });
  });
  for (const url of ['/api/v1/products', '/api/v1/blogs/one/like']) api.post(url, async () => ({ success: true }));
  api.get('/api/v1/blogs/:id', async (_request, reply) => {
    asked.push('blog');
    return reply.code(404).header('cache-control', PUBLIC).send({ success: false, message: 'Blog not found' });
  });
  api.get('/api/v1/auth/google/start', async (_request, reply) => {
    asked.push('start');
    return reply.header('set-cookie', `state=${asked.length}`).redirect('https://accounts.example/');
  });
  const origin = await api.listen({ port: 0, host: '127.0.0.1' });
  reads = new ReadCache(origin);
  gateway = fastify();
  await apiProxy(gateway, origin, reads, [], contentShown);
});
afterEach(async () => {
  jest.useRealTimers();
  await gateway.close();
  await api.close();
});

const list = '/api/v1/products?limit=20';
const names = async (url = list): Promise<string> =>
  (await gateway.inject(url)).json<{ products: { name: string }[] }>().products[0]?.name ?? '';

test('one request to the API serves every visitor without a token', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => names()))).toEqual(Array<string>(20).fill('first'));
  expect(await names()).toBe('first');
  expect(asked).toEqual([`${list} anonymous`]);
  expect(await names('/api/v1/products?limit=21')).toBe('first');
  expect(asked).toHaveLength(2);
});

test('a signed-in user gets a separate answer, which no other visitor gets', async () => {
  for (const token of ['Bearer a', 'Bearer b']) {
    const { headers } = await gateway.inject({ url: list, headers: { authorization: token } });
    expect(headers['cache-control']).toBe('no-store');
  }
  await names();
  expect(asked).toEqual([`${list} Bearer a`, `${list} Bearer b`, `${list} anonymous`]);
});

test('a change through this server is visible to the next read', async () => {
  await names();
  await gateway.inject({ url: '/api/v1/products', method: 'PUT' });
  expect(await names()).toBe('second');
});

test("a visitor's own change is visible to the next read, and nothing else is evicted", async () => {
  await names();
  await gateway.inject({ url: '/api/v1/blogs/one/like', method: 'POST' });
  await names();
  expect(asked).toHaveLength(1);
  await gateway.inject({ url: '/api/v1/products', method: 'POST' });
  await names();
  expect(asked).toHaveLength(2);
});

test('a change made elsewhere is visible within a second', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] });
  await names();
  jest.advanceTimersByTime(1_000);
  await names();
  title = 'second';
  jest.advanceTimersByTime(999);
  expect(await names()).toBe('first');
  jest.advanceTimersByTime(1);
  expect(await names()).toBe('second');
  expect(asked).toHaveLength(3);
});

test('after a change an answer is requested again with its tag, and other answers are not', async () => {
  await names();
  reads.contentChanged(new Set(['blogs']));
  await names();
  expect(asked).toHaveLength(1);
  reads.contentChanged(new Set(['products']));
  expect(await names()).toBe('first');
  expect(asked).toHaveLength(2);
});

test('it is compressed as the client accepts, and not sent at all to a client that has it', async () => {
  const { headers, rawPayload } = await gateway.inject({ url: list, headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    ...{ 'content-encoding': 'br', 'cache-control': PUBLIC, etag: 'W/"first"' },
    ...{ vary: 'Authorization, Accept-Encoding', 'content-type': 'application/json; charset=utf-8' },
  });
  expect(brotliDecompressSync(rawPayload).toString()).toContain('first');
  const again = await gateway.inject({ url: list, headers: { 'if-none-match': 'W/"first"' } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a failure is not shared with other visitors', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => gateway.inject('/api/v1/blogs/none')));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ message: 'Blog not found' });
  }
  expect(asked).toEqual(['blog', 'blog', 'blog']);
});

test('answers that differ for each visitor are never shared', async () => {
  const answers = await Promise.all([1, 2].map(() => gateway.inject('/api/v1/auth/google/start')));
  expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(2);
});
