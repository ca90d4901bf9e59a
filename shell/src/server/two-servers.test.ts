import fastify, { type FastifyInstance } from 'fastify';
import { publishedSite } from './testing/published-site';

/** A page with the answer of the API. */
const SHELL = `
exports.shared = {};
exports.renderPage = exports.renderRefusal = async ({ read }) => ({
  kind: 'page', status: 200, rendered: 'server', head: [], chunks: {}, styles: {}, state: {}, incomplete: false,
  html: '<h1>' + (await read('/blogs')).body.title + '</h1>',
});`;

let api: FastifyInstance;
let shells: FastifyInstance[];

beforeAll(async () => {
  let title = 'Before';
  let revision = 'blogs=1';
  let changed = (): void => undefined;
  const change = new Promise<void>((resolve) => (changed = resolve));
  api = fastify({ forceCloseConnections: true });
  api.get('/readyz', async () => ({ status: 'ready' }));
  api.get('/api/v1/blogs', async () => ({ title }));
  api.put('/api/v1/blogs/:id', async (_request, reply) => {
    [title, revision] = ['After', 'blogs=2'];
    changed();
    return reply.header('x-content-revision', revision).send({ success: true });
  });
  api.get<{ Querystring: { after: string } }>('/content-revision', async ({ query: { after } }) => {
    if (after === revision) await change;
    return { revision };
  });
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const start = await publishedSite(address, SHELL, { server: 'exports.exposes = {};' });
  shells = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  await api.close();
});

test('a change through one server is on its next page, and on the pages of another server', async () => {
  const origins = await Promise.all(
    shells.map(async (shell) => {
      const { port } = new URL(await shell.listen({ host: '127.0.0.1', port: 0 }));
      return `http://localhost:${port}`;
    }),
  );
  const pageOf = async (origin: string): Promise<string> => (await fetch(`${origin}/`)).text();
  for (const origin of origins) expect(await pageOf(origin)).toContain('<h1>Before</h1>');
  const [first = '', second = ''] = origins;
  const saved = await fetch(`${first}/api/v1/blogs/a`, { method: 'PUT', headers: { authorization: 'Bearer a' } });
  expect(saved.status).toBe(200);
  expect(await pageOf(first)).toContain('<h1>After</h1>');
  let page = await pageOf(second);
  while (page.includes('Before')) page = await pageOf(second);
  expect(page).toContain('<h1>After</h1>');
});
