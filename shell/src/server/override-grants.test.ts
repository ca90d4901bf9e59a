import fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import { FormerAddresses } from './former-addresses';
import { PageBody } from './page-body';
import { PageCache, type CachedPage } from './page-cache';
import { pages } from './pages';
import type { PageRenderer } from './page-renderer';
import { ReadCache } from './read-cache';
import { RenderQueue } from './render-queue';
import type { DiscoverySource } from './discovery-source';
import type { SiteOverrides } from '../site-data';

const GRANT = 'g'.repeat(43);
const ADDRESS = 'https://review.example/r.js';
const OWN = `/career?search=cook&mf.careers=${encodeURIComponent(ADDRESS)}`;
const COOKIE = { cookie: `theme=dark; override-grant=${GRANT}` };
const ORDINARY = 'ordinary';

const version = {
  metadata: { version: '1.0.0' },
  url: '/r/e.js',
  deployment: { traffic: 100, default: true },
  extras: {},
};
const discovered = {
  microFrontends: { shell: [version], careers: [version], content: [version] },
} as unknown as DiscoveryDocument;

let api: FastifyInstance;
let asked: (string | undefined)[];
let grant: object | undefined;
const rendered: { href: string; overrides: SiteOverrides | undefined }[] = [];
const running: FastifyInstance[] = [];

/** Renders only the policy that the document would have. */
const renderer = {
  isBroken: () => false,
  addressOf: async (url: URL) => ({ url, isCacheable: true }),
  render: async (
    { href }: URL,
    _document: unknown,
    _versions: unknown,
    _signal?: AbortSignal,
    overrides?: SiteOverrides,
  ): Promise<CachedPage> => {
    rendered.push({ href, overrides });
    const policy = overrides ? `widened for ${Object.values(overrides.accepted).join(' ')}` : ORDINARY;
    const body = '<!doctype html>\n<html lang="en">\n<body>\n<p>Careers</p>\n</body>\n</html>';
    return {
      status: 200,
      headers: { 'content-security-policy': policy },
      body: new PageBody(body),
      incomplete: false,
      isCanonical: true,
    };
  },
} as unknown as PageRenderer;

beforeEach(async () => {
  asked = [];
  rendered.length = 0;
  grant = { remote: 'careers', address: ADDRESS };
  api = fastify();
  api.get('/override-grants', async (request, reply) => {
    asked.push(String(request.headers['x-override-grant']));
    return grant ?? reply.code(404).send({ success: false });
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  running.push(api);
});
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.close()))));

async function site(overrideOrigins: readonly string[], production = true): Promise<FastifyInstance> {
  const app = fastify();
  const { port } = api.server.address() as { port: number };
  const config = {
    api: `http://127.0.0.1:${port}`,
    languages: {},
    origins: ['https://site.example'],
    overrideOrigins,
    production,
  };
  const source = { current: async () => discovered } as unknown as DiscoverySource;
  pages(
    app,
    source,
    renderer,
    new PageCache(),
    new RenderQueue(),
    config,
    new FormerAddresses(new ReadCache(config.api), config.api),
  );
  running.push(app);
  return app;
}

const REVIEW = ['https://review.example'];
const seen = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers });
  const block = /id="asked-overrides">(.*)<\/script>/.exec(answer.body)?.[1];
  return {
    policy: answer.headers['content-security-policy'],
    cacheControl: answer.headers['cache-control'],
    asked: block === undefined ? undefined : (JSON.parse(block) as SiteOverrides),
  };
};

test('without a grant a live site sends the public page from the cache, and names the requested override', async () => {
  const app = await site(REVIEW);
  const plain = await seen(app, '/career?search=cook');
  expect(plain).toEqual({ policy: ORDINARY, cacheControl: 'private, no-cache', asked: undefined });
  const own = await seen(app, OWN);
  expect(own).toEqual({ ...plain, asked: { accepted: { careers: ADDRESS }, refused: [] } });
  expect(rendered).toEqual([{ href: 'https://site.example/career?search=cook', overrides: undefined }]);
  expect(asked).toEqual([]);
});

test('with a grant for its remote and address, a separate document is rendered and not cached', async () => {
  const app = await site(REVIEW);
  expect(await seen(app, OWN, COOKIE)).toEqual({
    policy: `widened for ${ADDRESS}`,
    cacheControl: 'no-store',
    asked: undefined,
  });
  expect(asked).toEqual([GRANT]);
  // No other visitor gets any of it, nor does this browser at another address.
  expect((await seen(app, OWN)).policy).toBe(ORDINARY);
  expect(await seen(app, '/career?search=cook', COOKIE)).toMatchObject({ policy: ORDINARY, asked: undefined });
});

test.each([
  ['for another remote', { remote: 'content', address: ADDRESS }],
  ['for another address', { remote: 'careers', address: `${ADDRESS}?other` }],
  ['that has ended', undefined],
  ['that is unknown', {}],
])('a grant %s has no effect', async (_, known) => {
  grant = known;
  expect(await seen(await site(REVIEW), OWN, COOKIE)).toMatchObject({
    policy: ORDINARY,
    cacheControl: 'private, no-cache',
  });
  expect(asked).toEqual([GRANT]);
});

test('while the API is down no grant has an effect', async () => {
  const app = await site(REVIEW);
  await api.close();
  expect((await seen(app, OWN, COOKIE)).policy).toBe(ORDINARY);
});

test('in production without configured origins, or from another origin, a grant is not checked', async () => {
  for (const origins of [[], ['https://other.example']]) {
    const answer = await seen(await site(origins), OWN, COOKIE);
    expect(answer.policy).toBe(ORDINARY);
    expect(answer.asked).toEqual({
      accepted: {},
      refused: [{ name: 'careers', reason: 'https://review.example is not on the list of allowed origins.' }],
    });
  }
  expect(asked).toEqual([]);
});

test('one remote at a time: a second one is not loaded with the granted one', async () => {
  const app = await site(REVIEW);
  const both = `${OWN}&mf.content=${encodeURIComponent('https://review.example/other.js')}`;
  expect((await seen(app, both, COOKIE)).policy).toBe(`widened for ${ADDRESS}`);
  expect(rendered[0]?.overrides?.refused).toEqual([
    { name: 'content', reason: 'only one remote at a time comes from elsewhere.' },
  ]);
});

test('markup in an address stays text in the document', async () => {
  const app = await site(REVIEW);
  const hostile = 'https://review.example/</script><script src=x>$&';
  const answer = await app.inject(`/?mf.careers=${encodeURIComponent(hostile)}`);
  expect(answer.body).not.toContain('</script><script');
  expect((await seen(app, `/?mf.careers=${encodeURIComponent(hostile)}`)).asked?.accepted).toEqual({
    careers: hostile,
  });
});

test('outside production an allowed address takes effect at once', async () => {
  const app = await site(REVIEW, false);
  expect(await seen(app, OWN)).toEqual({
    policy: `widened for ${ADDRESS}`,
    cacheControl: 'no-store',
    asked: undefined,
  });
});
