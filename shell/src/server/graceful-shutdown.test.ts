import fastify, { type FastifyInstance } from 'fastify';
import { publishedSite } from './testing/published-site';

/** A page that finishes when the API has answered. */
const SHELL = `
exports.shared = {};
exports.renderPage = exports.renderRefusal = async ({ read }) => ({
  kind: 'page', status: 200, rendered: 'server', head: [], chunks: {}, styles: {}, state: {}, incomplete: false,
  html: '<h1>' + (await read('/news')).body.message + '</h1>',
});`;

let api: FastifyInstance;
let shell: FastifyInstance;
let port: number;
/** Lets the API answer the pending request. */
let answer: () => void;
/** Resolves once the API has received the request. */
let received: Promise<void>;

beforeEach(async () => {
  api = fastify();
  let onReceived: () => void;
  received = new Promise((resolve) => (onReceived = resolve));
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.get('/api/v1/news', async () => {
    onReceived();
    await answered;
    return { message: 'Answered.' };
  });
  api.get('/readyz', async () => ({ status: 'ready' }));
  api.get('/content-revision', async () => ({ revision: '1' }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const start = await publishedSite(address, SHELL, { server: 'exports.exposes = {};' });
  shell = await start();
  port = Number(new URL(await shell.listen({ host: '127.0.0.1', port: 0 })).port);
}, 60_000);
afterEach(async () => {
  answer();
  await shell.close();
  await api.close();
});

test.each([
  ['a call of the API', '/api/v1/news', '{"message":"Answered."}'],
  ['a page', '/', '<h1>Answered.</h1>'],
])('a shell server that shuts down still answers %s that is pending, and nothing more', async (_what, path, text) => {
  const origin = `http://localhost:${port}`;
  const underWay = fetch(origin + path);
  await received;
  const ended = shell.close();
  await new Promise(setImmediate);
  answer();
  const answered = await underWay;
  expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answered.text()).toContain(text);
  await ended;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
