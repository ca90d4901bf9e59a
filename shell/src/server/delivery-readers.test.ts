import fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TrustedKeysSource } from 'delivery/reading';
import { testKey, testTrustedKeysFile } from 'delivery/testing';
import { answerFailure } from './failures';
import type { DiscoverySource } from './discovery-source';
import { publishedFiles } from './published-files';
import type { PublishedStore } from './published-store';

const OWNER = 'Bearer owner';
const at = '2026-11-20T10:00:00.000Z';

const collections = { talks: { what: 'Talk' } };

const entry = (version: string, traffic: number, extras: object) => ({
  url: `/r/careers/${version}/remoteEntry.js`,
  metadata: { version, integrity: 'sha256-x' },
  deployment: { traffic, default: traffic === 100 },
  extras: {
    ...{
      manifest: { title: 'Careers', owner: 'Careers team', routes: [], collections },
      publishedAt: at,
      publishedBy: 'careers builds',
    },
    ...{ gitCommit: 'c0ffee', signature: { key: 'k', signature: 's' }, ...extras },
  },
});
const discovered = {
  schema: 'schema',
  microFrontends: {
    careers: [
      entry('1.0.0', 100, {
        ...{ revision: 7, change: { what: 'promote careers 1.0.0', by: 'release desk', at, key: 'k', signature: 's' } },
        assigned: { by: 'release desk', key: 'k', at },
      }),
      entry('1.1.0', 0, {}),
    ],
    content: [entry('1.0.0', 100, {})],
  },
} as unknown as DiscoveryDocument;

let folder: string;
let api: FastifyInstance;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'readers-'));
  api = fastify();
  api.get('/delivery-readers', async ({ headers: { authorization = '' } }, reply) =>
    authorization.endsWith('stranger')
      ? reply.code(401).send({ success: false, message: 'Sign in to do this' })
      : { email: `${authorization.replace('Bearer ', '')}@site.example`, isOwner: authorization === OWNER },
  );
  api.get('/version-reports', async () => ({
    versions: ['careers', 'content'].map((remote) => ({ remote, loads: 9, faults: [] })),
  }));
  api.get('/version-previews', async () => ({
    previews: ['careers', 'content'].map((remote) => ({ _id: remote, versions: [{ remote, version: '1.0.0' }] })),
  }));
  await api.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.server.address() as { port: number };
  app = fastify();
  app.setErrorHandler(answerFailure);
  const freeze = Buffer.from(JSON.stringify({ reason: 'Accounts', at }));
  const blobs = { get: async (key: string) => (key === 'env/production/freeze.json' ? { bytes: freeze } : undefined) };
  const store = { root: folder, blobs, ensureLocal: async () => undefined } as unknown as PublishedStore;
  const source = { current: async () => discovered } as unknown as DiscoverySource;
  const team = { publish: ['careers'], traffic: [], members: ['asha@site.example'] };
  const keys = new TrustedKeysSource(await testTrustedKeysFile(testKey('careers team', team), testKey('desk')));
  await publishedFiles(app, store, source, keys, {
    ...{ environment: 'production', api: `http://127.0.0.1:${port}`, rollbackKey: 'rollback.pem' },
  });
});
afterEach(async () => {
  await Promise.all([app.close(), api.close()]);
  await rm(folder, { recursive: true });
});

const versions = (authorization?: string) =>
  app.inject({ url: '/env/production/versions.json', headers: authorization ? { authorization } : {} });

test('the public document shows which versions visitors get with their collections, and neither the name of a key nor a change', async () => {
  const { body } = await app.inject('/env/production/discovery.json');
  expect(JSON.parse(body)).toEqual({
    schema: 'schema',
    microFrontends: {
      careers: [
        {
          url: '/r/careers/1.0.0/remoteEntry.js',
          metadata: { version: '1.0.0', integrity: 'sha256-x' },
          deployment: { traffic: 100, default: true },
          extras: { revision: 7, pages: [], manifest: { collections } },
        },
      ],
      content: [expect.objectContaining({ extras: { pages: [], manifest: { collections } } })],
    },
  });
});

test('an owner sees every version, who published it and who promoted it', async () => {
  const { statusCode, headers, body } = await versions(OWNER);
  expect([statusCode, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect(JSON.parse(body)).toMatchObject({
    microFrontends: {
      careers: [
        {
          extras: {
            manifest: { title: 'Careers', owner: 'Careers team' },
            gitCommit: 'c0ffee',
            publishedBy: 'careers builds',
            assigned: { by: 'release desk', at },
          },
        },
        { metadata: { version: '1.1.0' } },
      ],
    },
  });
  expect(JSON.parse(body)).toMatchObject({
    freeze: { reason: 'Accounts', at },
    reports: [{ remote: 'careers' }, { remote: 'content' }],
    previews: [{ _id: 'careers' }, { _id: 'content' }],
    keys: [{ name: 'careers team', members: ['asha@site.example'] }, { name: 'desk' }],
  });
  expect(body).not.toMatch(/signature|"key"|publicKey/);
});

test('a member of a team sees the versions, reports, links and keys of its front ends alone', async () => {
  const { body } = await versions('Bearer asha');
  const seen = JSON.parse(body) as Record<'microFrontends' | 'reports' | 'previews' | 'keys', object>;
  expect(Object.keys(seen.microFrontends)).toEqual(['careers']);
  expect([seen.reports, seen.previews]).toMatchObject([[{ remote: 'careers' }], [{ _id: 'careers' }]]);
  expect(seen.keys).toEqual([
    { name: 'careers team', publish: ['careers'], traffic: [], members: ['asha@site.example'] },
  ]);
});

test('a user in no team sees nothing, strangers are refused, and owners as well while the API is down', async () => {
  expect((await versions('Bearer editor')).json()).toEqual({
    microFrontends: {},
    reports: [],
    previews: [],
    keys: [],
    rollbacks: [],
  });
  expect((await versions('Bearer stranger')).statusCode).toBe(401);
  expect((await versions()).statusCode).toBe(401);
  const history = (query: string, authorization: string) =>
    app.inject({ url: `/env/production/history.json${query}`, headers: { authorization } });
  expect((await history('', 'Bearer stranger')).statusCode).toBe(401);
  expect((await history('?before=1', OWNER)).statusCode).toBe(400);
  expect((await history('', OWNER)).json()).toEqual({ changes: [] });
  await api.close();
  const away = await versions(OWNER);
  expect([away.statusCode, away.body.includes('careers')]).toEqual([503, false]);
});
