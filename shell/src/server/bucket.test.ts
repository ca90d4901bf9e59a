import {
  openStore,
  promote,
  publishFirst,
  remotePackage,
  shellPackage,
  testTrustedKeysFile,
  tinyBucket,
  type TinyBucket,
} from 'delivery/testing';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { buildServer } from './build-server';
import { readConfig } from './config';
import { PublishedStore } from './published-store';
import { renderingProgram } from './testing/rendering-program';

const ENV = 'production';

/** Renders which version of careers a visitor got. */
const RENDERS = `
exports.shared = { react: { useState() {} } };
exports.renderPage = async ({ remotes, loadBundle }) => {
  const { text } = (await loadBundle('careers'))['./routes'];
  return {
    kind: 'page', status: 200, rendered: 'server', html: '<h1>' + text + '</h1>', head: [],
    chunks: {}, styles: {}, state: {}, incomplete: false,
  };
};`;

const saying = (text: string): Promise<string> =>
  remotePackage({ salt: text, server: `exports.exposes = { './routes': { text: '${text}', routes: () => [] } };` });

let keys: string;
let program: string;
let bucket: TinyBucket;
let server: FastifyInstance;

beforeAll(async () => {
  program = await renderingProgram();
  keys = await testTrustedKeysFile();
});
beforeEach(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  bucket = await tinyBucket();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await bucket.stop();
});

async function bodyAt(url: string): Promise<string> {
  return (await server.inject(url)).body;
}

async function until(wanted: RegExp): Promise<void> {
  while (!wanted.test(await bodyAt('/'))) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('pages, published files and the discovery document are read from a bucket, which is never written to', async () => {
  const store = await openStore(bucket.address);
  await publishFirst(store, ENV, await shellPackage({ server: RENDERS }));
  const first = await publishFirst(store, ENV, await saying('Version one'));
  const waiting = await publishFirst(store, ENV, await saying('Not yet'));
  const before = new Map(bucket.objects);
  server = await buildServer(
    readConfig({ API_ORIGIN: 'http://127.0.0.1:9', STORE_URL: bucket.address, TRUSTED_KEYS: keys }),
    program,
  );

  expect(await bodyAt('/')).toContain('<h1>Version one</h1>');
  const entry = `${first.folder}remoteEntry.js`;
  const file = await server.inject(entry);
  expect(file.body).toBe(bucket.objects.get(`site${entry}`)?.toString());
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const small = await server.inject({ url: entry, headers: { 'accept-encoding': 'br' } });
  expect(small.rawPayload).toEqual(bucket.objects.get(`site${entry}.br`));
  const missing = await server.inject(`${first.folder}nothing.js`);
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);

  const document = await server.inject('/env/production/discovery.json');
  expect(JSON.parse(document.body)).toMatchObject({
    microFrontends: {
      shell: [{ extras: { revision: 5 } }],
      careers: [{ metadata: { version: first.version }, deployment: { traffic: 100 } }],
    },
  });
  // The publisher, how a version is built and signed, and versions without visitors are not public.
  expect(document.body).not.toMatch(/gitCommit|signature|integrity":{|assets|requires|"key"/);
  expect(document.body).not.toMatch(/tests|change|assigned|"by"|rollout|publishedAt|manifest/);
  expect(document.body).not.toContain(waiting.folder);
  expect(document.headers['cache-control']).toBe('no-cache');
  const again = await server.inject({
    url: '/env/production/discovery.json',
    headers: { 'if-none-match': String(document.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(new Map(bucket.objects)).toEqual(before);
});

test('a version promoted in the bucket is served, and is still served when the bucket is unreachable', async () => {
  const store = await openStore(bucket.address);
  await publishFirst(store, ENV, await shellPackage({ server: RENDERS }));
  await publishFirst(store, ENV, await saying('Version one'));
  server = await buildServer(
    readConfig({ API_ORIGIN: 'http://127.0.0.1:9', STORE_URL: bucket.address, TRUSTED_KEYS: keys }),
    program,
  );
  expect(await bodyAt('/')).toContain('Version one');
  const second = await publishFirst(store, ENV, await saying('Version two'));
  await promote(store, ENV, 'careers', second.version);
  await until(/Version two/);
  const entry = await bodyAt(`${second.folder}remoteEntry.js`);
  await bucket.stop();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000); // Longer than a reading is cached.
  expect(await bodyAt('/')).toContain('Version two');
  expect(await bodyAt(`${second.folder}remoteEntry.js`)).toBe(entry);
});

test('files outside the published ones are not requested, and downloaded files are deleted with the server', async () => {
  const store = await PublishedStore.open(bucket.address);
  await store.ensureLocal('../../etc/passwd');
  expect(existsSync(store.root)).toBe(true);
  await store.close();
  expect(existsSync(store.root)).toBe(false);
  server = await buildServer(
    readConfig({ API_ORIGIN: 'http://127.0.0.1:9', STORE_URL: bucket.address, TRUSTED_KEYS: keys }),
    program,
  );
  await expect(server.ready()).rejects.toThrow(/no valid discovery document of "production" in s3:\/\/bucket/);
});
