import fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import type { DiscoverySource } from './discovery-source';
import { FormerAddresses } from './former-addresses';
import { PageBody } from './page-body';
import { PageCache, type CachedPage } from './page-cache';
import { pages } from './pages';
import type { PageRenderer } from './page-renderer';
import { ReadCache } from './read-cache';
import { RenderQueue } from './render-queue';
import { versionPreviews } from './version-previews';

const TOKEN = 'c'.repeat(43);
const COOKIE = { cookie: `theme=dark; version-preview=${TOKEN}` };
const expiresAt = '2099-11-30T10:00:00.000Z';

const version = (number: string, traffic: number, extras: object = {}) => ({
  metadata: { version: number },
  deployment: { traffic, default: traffic === 100 },
  extras: { manifest: { title: 'Careers', routes: [{ path: '/career/:id' }, { path: '/career' }] }, ...extras },
});
const discovered = {
  microFrontends: {
    careers: [version('1.0.0', 100), version('1.1.0', 0), version('0.9.0', 0, { revoked: 'It loses applications.' })],
  },
} as unknown as DiscoveryDocument;

let stands: object | undefined;
let broken: string;
let renders: number;
/** The headers with which the page read the API. */
let readWith: Readonly<Record<string, string>> | undefined;
let api: FastifyInstance;
let app: FastifyInstance;

const renderer = {
  isBroken: (_: unknown, name: string, number: string) => `${name}@${number}` === broken,
  addressOf: async (url: URL) => ({ url, isCacheable: true }),
  render: async (...[, , versions, , , caller]: Parameters<PageRenderer['render']>): Promise<CachedPage> => {
    renders += 1;
    readWith = caller;
    const text = `<html lang="en">\n<body>\n<p>careers ${versions.get('careers')?.metadata.version}</p>\n</body>\n</html>`;
    return { status: 200, headers: {}, body: new PageBody(text), incomplete: false, isCanonical: true };
  },
} as unknown as PageRenderer;

beforeEach(async () => {
  [stands, broken, renders] = [{ versions: [{ remote: 'careers', version: '1.1.0' }], expiresAt }, '', 0];
  api = fastify();
  api.get('/version-preview', async ({ headers }, reply) =>
    headers['x-version-preview'] === TOKEN && stands ? stands : reply.code(404).send({ success: false }),
  );
  api.get('/api/v1/logos', async () => ({ logos: [{ title: 'Three Streams', timeZone: 'UTC' }] }));
  await api.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.server.address() as { port: number };
  const config = { api: `http://127.0.0.1:${port}`, languages: {}, origins: [], overrideOrigins: [], production: true };
  const source = { current: async () => discovered } as unknown as DiscoverySource;
  const former = new FormerAddresses(new ReadCache(config.api), config.api);
  app = fastify();
  await versionPreviews(app, source, config);
  pages(app, source, renderer, new PageCache(), new RenderQueue(), config, former);
});
afterEach(async () => void (await Promise.all([app.close(), api.close()])));

/** The preview data of the document. */
function deliveredPreview(body: string): unknown {
  const block = /id="version-preview">(.*)<\/script>/.exec(body)?.[1];
  return block === undefined ? undefined : JSON.parse(block);
}

const seen = async (headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: '/career', headers });
  return {
    version: /careers ([\d.]+)</.exec(answer.body)?.[1],
    cacheControl: answer.headers['cache-control'],
    preview: deliveredPreview(answer.body),
  };
};

/** The headers with which a browser sends the form of the confirmation page. */
const CLICK = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const press = (url: string, payload: Record<string, string> = {}, headers: Record<string, string> = CLICK) =>
  app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(payload).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', ...headers },
  });

test('a link asks for confirmation, and changes nothing by itself', async () => {
  const { statusCode, headers, body } = await app.inject(`/version-preview/${TOKEN}`);
  expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toContain('<h1>Show this version?</h1>');
  expect(body).toContain('<span>Three Streams</span>');
  expect(body).toContain('<dd>30 Nov 2099, 10:00 am UTC</dd>');
  expect(body).toContain(
    `<form method="post" action="/version-preview"><input type="hidden" name="token" value="${TOKEN}">`,
  );
});

test('a link to a release names it, and its pages read the API with the secret of the link', async () => {
  await seen(COOKIE);
  expect(readWith).not.toHaveProperty('x-version-preview');
  stands = { versions: [], release: 'Autumn', expiresAt };
  expect((await app.inject(`/version-preview/${TOKEN}`)).body).toContain('<dt>Release</dt><dd>Autumn</dd>');
  expect(await seen(COOKIE)).toMatchObject({ cacheControl: 'no-store', preview: { versions: [], release: 'Autumn' } });
  expect(readWith).toHaveProperty('x-version-preview', TOKEN);
  await seen();
  expect(readWith).not.toHaveProperty('x-version-preview');

  // One of its versions is not published yet.
  const versions = ['careers', 'news'].map((remote) => ({ remote, version: '1.1.0' }));
  stands = { versions, release: 'Autumn', expiresAt };
  const { body } = await app.inject(`/version-preview/${TOKEN}`);
  expect(body).toContain('<dd>Autumn</dd>');
  expect(body).toContain('<dt>Careers</dt><dd>1.1.0</dd>');
  expect((await seen(COOKIE)).version).toBe('1.1.0');

  stands = { ...stands, isReleased: true };
  const { statusCode, headers } = await app.inject(`/version-preview/${TOKEN}`);
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect((await seen(COOKIE)).preview).toBeUndefined();
});

test('the confirmation gives this browser the version until the link expires, at an address without the token', async () => {
  const { statusCode, headers } = await press('/version-preview', { token: TOKEN });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/career', 'no-store']);
  expect(headers['set-cookie']).toMatch(/^version-preview=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await seen(COOKIE)).toEqual({
    version: '1.1.0',
    cacheControl: 'no-store',
    preview: { versions: [{ name: 'careers', title: 'Careers', version: '1.1.0' }], expiresAt },
  });
});

test.each([
  ['a form of another site', { ...CLICK, 'sec-fetch-site': 'cross-site' }],
  ['a form of another site in an older browser', { origin: 'https://elsewhere.example' }],
  ['a browser that says nothing of itself', {}],
  ['a picture', { ...CLICK, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ['a frame', { ...CLICK, 'sec-fetch-dest': 'iframe' }],
  ['a script', { ...CLICK, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
])('%s neither begins nor ends a preview', async (_what, headers) => {
  const answers = [
    await press('/version-preview', { token: TOKEN }, headers),
    await press('/version-preview/end', {}, headers),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.headers['set-cookie']])).toEqual([
    [403, undefined],
    [403, undefined],
  ]);
});

test('over https the cookie is for this host alone', async () => {
  const secure = fastify({ trustProxy: true });
  const source = { current: async () => discovered } as unknown as DiscoverySource;
  const { port } = api.server.address() as { port: number };
  await versionPreviews(secure, source, { api: `http://127.0.0.1:${port}`, origins: [] });
  const { headers } = await secure.inject({
    ...{ method: 'POST', url: '/version-preview', payload: `token=${TOKEN}` },
    headers: { ...CLICK, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-proto': 'https' },
  });
  expect(headers['set-cookie']).toMatch(/^__Host-version-preview=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  await secure.close();
});

test('no other visitor gets the preview, and the page cache neither stores nor serves it', async () => {
  await seen();
  await seen(COOKIE);
  await seen(COOKIE);
  expect(await seen()).toEqual({ version: '1.0.0', cacheControl: 'private, no-cache', preview: undefined });
  expect(renders).toBe(3);
});

test.each([
  ['ended, or never was one', undefined],
  ['is for a version that no longer exists', { versions: [{ remote: 'careers', version: '7.7.7' }], expiresAt }],
  ['is for a version that was revoked', { versions: [{ remote: 'careers', version: '0.9.0' }], expiresAt }],
  ['is for no front end of this site', { versions: [{ remote: 'news', version: '1.1.0' }], expiresAt }],
])('a link that %s has no effect, and its cookie changes no page', async (_, said) => {
  stands = said;
  for (const answer of [
    await app.inject(`/version-preview/${TOKEN}`),
    await press('/version-preview', { token: TOKEN }),
  ])
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  expect((await seen(COOKIE)).version).toBe('1.0.0');
});

test('a version that cannot be used is replaced by the public one, and the page says so', async () => {
  broken = 'careers@1.1.0';
  expect(await seen(COOKIE)).toMatchObject({
    version: '1.0.0',
    cacheControl: 'no-store',
    preview: { versions: [{ version: '1.1.0' }] },
  });
  broken = '';
  const refused = { cookie: `${COOKIE.cookie}; refused=careers@1.1.0` };
  expect(await seen(refused)).toMatchObject({ version: '1.0.0', preview: { versions: [{ version: '1.1.0' }] } });
});

test('while the API is down, visitors get the public pages', async () => {
  await api.close();
  expect(await seen(COOKIE)).toEqual({ version: '1.0.0', cacheControl: 'private, no-cache', preview: undefined });
});

test('leaving the preview removes it', async () => {
  const { statusCode, headers } = await press('/version-preview/end', {}, { ...CLICK, ...COOKIE });
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toMatch(/^version-preview=; Max-Age=0; Path=\//);
});
