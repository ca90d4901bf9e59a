import { TrustedKeysSource } from 'delivery/reading';
import {
  createKeyFile,
  openStore,
  publishFirst,
  remotePackage,
  runDelivery,
  shellPackage,
  signatureHeaders,
  temporaryFolder,
  testKey,
  testSigner,
  testTrustedKeysFile,
} from 'delivery/testing';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerFailure } from './failures';
import { PublishedStore } from './published-store';
import { rollbacks } from './rollbacks';
import { teamDelivery } from './team-delivery';

const ENV = 'production';
const FAILURE = { reason: 'page: jobs is undefined' };

let folder: string;
let keyFile: string;
let api: FastifyInstance;
let app: FastifyInstance;
let site: string;

const listening = async (server: FastifyInstance): Promise<string> => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};

/** The site as the shell server serves it to teams. */
async function siteWith(teamDeliveries: boolean, trusted: string): Promise<FastifyInstance> {
  const server = fastify();
  server.setErrorHandler(answerFailure);
  const origin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const options = { environment: ENV, api: origin, teamDeliveries };
  const discovery = { current: async () => (await openStore(folder)).read(ENV) };
  const store = await PublishedStore.open(folder);
  await teamDelivery(server, store, new TrustedKeysSource(trusted), discovery, options);
  const expire = (): void => undefined;
  await rollbacks(server, store, new TrustedKeysSource(trusted), { expire }, { ...options, rollbackKey });
  return server;
}

let trusted: string;
let rollbackKey: string;
/** The rollbacks in the audit log, with the token of the caller. */
let recorded: unknown[];

beforeAll(async () => {
  const keys = await temporaryFolder();
  keyFile = path.join(keys, 'careers.pem');
  const { publicKey } = await createKeyFile(keyFile);
  rollbackKey = path.join(keys, 'rollback.pem');
  const site = await createKeyFile(rollbackKey);
  trusted = await testTrustedKeysFile(
    testKey(),
    testKey('careers team', {
      ...{ publicKey, publish: ['careers'], traffic: ['careers'] },
      members: ['asha@site.example'],
    }),
    testKey('site', { publicKey: site.publicKey, publish: [], traffic: [], rollback: ['*'] }),
    testKey('careers builds', { publish: ['careers'], traffic: [] }),
    testKey('former', { withdrawn: { at: '2026-11-20T10:00:00.000Z', by: 'Asha', keeps: [] } }),
  );
});
beforeEach(async () => {
  folder = await temporaryFolder();
  const store = await openStore(folder);
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage({ name: 'content' }));
  api = fastify();
  recorded = [];
  api.get('/delivery-readers', ({ headers: { authorization = '' } }, reply) => {
    const name = authorization.replace('Bearer ', '');
    if (name === 'stranger') return reply.code(401).send({ success: false, message: 'Sign in to do this' });
    return reply.send({ name, email: `${name}@site.example`, isOwner: name === 'owner' });
  });
  api.post<{ Body: { title: string } }>('/delivery-rollbacks', ({ headers, body }, reply) => {
    recorded.push([headers.authorization, body.title]);
    return reply.code(204).send();
  });
  api.get('/version-reports', () => ({
    versions: ['careers', 'content'].map((remote) => ({
      ...{ remote, version: '1.0.0', loads: 40, failures: 2, failure: FAILURE, lcp: [] },
      vitals: [{ name: 'LCP', value: 1_240, samples: 9 }],
    })),
  }));
  api.post<{ Querystring: { remote: string } }>('/collection-losses', ({ query, body }) => ({
    losses: [
      `${query.remote}:talks: a new definition ${JSON.stringify(body)} would lose parts of 3 items (one, two, three)`,
    ],
  }));
  let previews: object[] = [];
  api.get('/version-previews', () => ({ previews }));
  api.post<{ Body: { versions: object[]; by: string } }>('/version-previews', ({ body: { versions, by } }) => {
    const preview = { _id: `link-${previews.length}`, versions, createdBy: by, expiresAt: '2026-12-03T10:00:00.000Z' };
    previews = [preview, ...previews];
    return { ...preview, path: `/version-preview/for-${by.replace(' ', '-')}` };
  });
  api.delete<{ Params: { id: string } }>('/version-previews/:id', async ({ params }, reply) => {
    previews = previews.filter((one) => Reflect.get(one, '_id') !== params.id);
    return reply.code(204).send();
  });
  await listening(api);
  app = await siteWith(true, trusted);
  site = await listening(app);
});
afterEach(async () => void (await Promise.all([app.close(), api.close()])));

async function delivery(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const said: { out: string[]; err: string[] } = { out: [], err: [] };
  const code = await runDelivery(
    args,
    { SITE_URL: site, DELIVERY_KEY: keyFile },
    { out: (text) => said.out.push(text), err: (text) => said.err.push(text), progress: () => undefined },
  );
  return { code, out: said.out.join('\n'), err: said.err.join('\n') };
}

test('a version that would lose what items hold is refused with the items', async () => {
  const talks = (kind: string) => ({ manifest: { collections: { talks: { fields: { date: { kind } } } } } });
  await delivery('publish', await remotePackage(talks('date')), '--promote');
  await delivery('publish', await remotePackage({ version: '2.0.0', ...talks('line') }));
  expect((await delivery('promote', 'careers', '2.0.0')).err).toMatch(
    /collections-kept: careers .*"kind":"line".* would lose parts of 3 items \(one, two, three\)/,
  );
});

test('a team publishes, promotes, follows and rolls back its remote with its key and the address of the site', async () => {
  const first = await delivery('publish', await remotePackage({ salt: '1' }), '--promote');
  expect([first.err, first.out]).toEqual(['', expect.stringContaining('Visitors get the address /careers.')]);
  expect((await delivery('publish', await remotePackage({ salt: '2', version: '1.1.0' }))).err).toBe('');
  expect((await delivery('preview', 'careers', '1.1.0', 'content', '1.0.0')).out).toMatch(
    /\/version-preview\/for-careers-team shows careers 1\.1\.0-\w{8}, content 1\.0\.0-\w{8} until 2026-12-03\./,
  );
  expect((await delivery('preview', 'content', '1.0.0')).err).toContain('This key has no right for content');
  expect((await delivery('previews')).out).toMatch(/^link-0 {2}careers 1\.1\.0-\w{8}, .* by careers team$/);
  expect((await delivery('previews', '--end', 'link-9')).err).toContain('There is no such link');
  expect((await delivery('previews', '--end', 'link-0')).out).toBe('The link link-0 has ended.');
  expect((await delivery('previews')).out).toBe('No link works now.');
  expect((await delivery('canary', 'careers', '1.1.0', '10')).err).toBe('');
  expect((await delivery('promote', 'careers', '1.1.0')).err).toBe('');
  expect((await delivery('rollback', 'careers')).err).toBe('');
  const { out } = await delivery('status');
  expect(out).toMatch(/careers +1\.0\.0-\w{8} +live +100 % .* by careers team\n/);
  expect(out).toMatch(/careers 1\.0\.0: 40 loads, 2 failed, LCP 1\.2 s; the last failure: page: jobs is undefined$/);
  expect((await delivery('verify')).out).toMatch(/^All \d+ rules hold\./);
  expect((await delivery('publish', await remotePackage({ name: 'content', salt: '2' }))).err).toContain(
    'may not publish content',
  );
  expect((await delivery('retire', 'content')).err).toContain('may not change the traffic of content');
});

test('owners and members of a team roll back what it has promoted, with the key of the site', async () => {
  await delivery('publish', await remotePackage({ salt: '1' }), '--promote');
  await delivery('publish', await remotePackage({ salt: '2', version: '1.1.0' }));
  await delivery('promote', 'careers', '1.1.0');
  const traffic = async () => {
    const entries = (await (await openStore(folder)).read(ENV)).microFrontends['careers'] ?? [];
    return entries.find(({ deployment }) => deployment.default);
  };
  const revision = (await traffic())?.extras.traffic?.revision;
  const rollBack = async (who: string, body: object = { remote: 'careers', revision }) => {
    const headers = { authorization: `Bearer ${who}` };
    const answer = await app.inject({ method: 'POST', url: '/api/delivery/rollbacks', headers, payload: body });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await rollBack('stranger')).toEqual([401, 'Sign in to do this']);
  expect(await rollBack('editor')).toEqual([403, expect.stringContaining('Only owners and members')]);
  expect(await rollBack('asha', { remote: 'content', revision })).toEqual([403, expect.any(String)]);
  expect(await rollBack('asha', { remote: 'careers' })).toEqual([400, expect.stringContaining('revision')]);
  expect(await rollBack('owner', { remote: 'careers', revision: 1 })).toEqual([
    409,
    expect.stringContaining('has changed in the meantime'),
  ]);
  expect(recorded).toEqual([]);
  expect(await rollBack('asha')).toEqual([200, expect.stringMatching(/^careers 1\.0\.0-\w{8} is live again$/)]);
  expect((await traffic())?.metadata.version).toMatch(/^1\.0\.0/);
  expect(recorded).toEqual([['Bearer asha', expect.stringMatching(/^careers 1\.0\.0-\w{8}$/)]]);
  expect((await delivery('status')).out).toMatch(/by site|site +rollback careers, by asha/);
  expect(await rollBack('owner')).toEqual([409, expect.any(String)]);
});

interface Sent {
  readonly method?: 'GET' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: string;
  readonly as?: string;
  readonly signedFor?: { readonly authority?: string; readonly target?: string; readonly body?: string };
  readonly now?: Date;
  readonly nonce?: string;
}

async function send({ method = 'PUT', url, body = '', as = 'careers builds', signedFor, now, nonce }: Sent) {
  const head = { method, authority: 'site.example', target: url, ...signedFor };
  const headers = signatureHeaders(testSigner(as), head, Buffer.from(signedFor?.body ?? body), {
    ...(now && { now }),
    ...(nonce !== undefined && { nonce }),
  });
  const type = body === '' ? {} : { 'content-type': 'application/octet-stream' };
  const answer = await app.inject({ method, url, headers: { host: 'site.example', ...headers, ...type }, body });
  return [answer.statusCode, answer.body] as const;
}

const STORE = '/api/delivery/store';
const FILE = `${STORE}/r/careers/1.0.0-ab12cd34/page.js`;

test('a request is accepted once, when a trusted key has just signed exactly this', async () => {
  const refused = async (sent: Partial<Sent>, status: number, message: string): Promise<void> =>
    expect(await send({ url: FILE, body: '1', ...sent })).toEqual([status, expect.stringContaining(message)]);
  await refused({ as: 'a stranger' }, 401, 'No trusted key has signed this request');
  await refused({ as: 'former' }, 401, 'was withdrawn on 2026-11-20 10:00 UTC by Asha');
  await refused({ signedFor: { authority: 'staging.example' } }, 401, 'No trusted key');
  await refused({ signedFor: { target: `${FILE}?tag=x` } }, 401, 'No trusted key');
  await refused({ signedFor: { body: '2' } }, 400, 'The body is not the one that was signed');
  await refused({ now: new Date(Date.now() - 200_000) }, 401, 'has expired');
  await refused({ now: new Date(Date.now() + 200_000) }, 401, 'has expired');
  expect((await app.inject({ method: 'PUT', url: FILE, body: '1' })).statusCode).toBe(401);
  const nonce = 'n'.repeat(20);
  expect((await send({ url: FILE, body: '1', nonce }))[0]).toBe(204);
  await refused({ nonce }, 401, 'This request was sent before');
  expect((await send({ url: FILE, body: '2' }))[0]).toBe(412);
});

test('a key writes only versions of its remote, and only what they consist of', async () => {
  const refused = async (key: string, body = '1', method: Sent['method'] = 'PUT'): Promise<void> =>
    expect(await send({ method, url: `${STORE}/${key}`, body })).toEqual([403, expect.stringContaining('"message"')]);
  await refused('r/content/1.0.0-ab12cd34/page.js');
  await refused('r/careers/1.0.0-ab12cd34/page.html');
  await refused('r/careers/1.0.0-ab12cd34/.htaccess.js');
  await refused('r/careers/1.0.0-ab12cd34/%2e%2e%2f%2e%2e%2fshell/1.0.0-ab12cd34/a.js');
  await refused('r/careers/page.js');
  await refused('r/careers/1.0.0-ab12cd34/integrity.json', '{"page.js":"sha256-AAAA"}');
  await refused('r/careers/1.0.0-ab12cd34/integrity.json', 'null');
  await refused('env/production/discovery.json', '{}');
  await refused('env/staging/history/1.json', '{}');
  await refused('env/production/timestamp.json', '{}');
  await refused('trusted.json', '{}');
  await refused('r/content/1.0.0-ab12cd34/page.js', '', 'DELETE');
  await refused('gc/content/1.0.0-ab12cd34.json', '', 'DELETE');
  expect((await send({ method: 'GET', url: `${STORE}/..%2f..%2fetc/passwd` }))[0]).toBe(404);
});

test('a change of the discovery document contains only what its key may change', async () => {
  const store = await openStore(folder);
  await publishFirst(store, ENV, await remotePackage({ salt: '1' }));
  const current = await store.read(ENV);
  const revision = (current.microFrontends['shell']?.[0]?.extras.revision ?? 0) + 1;
  const url = `${STORE}/env/production/history/${revision}.json`;
  const next = structuredClone(current);
  for (const entry of next.microFrontends['shell'] ?? []) entry.extras.revision = revision;
  // Unsigned, and signed by someone else.
  expect(await send({ url, body: JSON.stringify(next) })).toEqual([
    403,
    expect.stringContaining('not signed by the key'),
  ]);
  // Another writer's signed record is not sent by this key.
  const other = await openStore(await temporaryFolder());
  await publishFirst(other, ENV, await shellPackage());
  expect((await send({ url, body: JSON.stringify(await other.read(ENV)) }))[0]).toBe(403);
});

test('a site that takes no deliveries can be read', async () => {
  await app.close();
  app = await siteWith(false, trusted);
  site = await listening(app);
  expect((await delivery('status')).code).toBe(0);
  expect((await delivery('publish', await remotePackage())).err).toContain('takes no deliveries through its address');
});
