/** @jest-environment node */
import { openStore, publish, remotePackage, shellPackage, testTrustedKeysFile } from 'delivery/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { exchange, head } from 'http-edge/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from './build-server';
import { readConfig } from './config';
import { renderingProgram } from './testing/rendering-program';

const RENDERS = `
exports.shared = {};
exports.renderPage = exports.renderRefusal = async () => ({
  kind: 'page', status: 200, rendered: 'still', html: '<h1>Page</h1>', head: [],
  chunks: {}, styles: {}, state: {}, incomplete: false,
});`;

let folder: string;
let api: FastifyInstance;
let gateway: FastifyInstance;
let origin: string;
/** Requests that reached the API and never came to an end there. */
let open: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slow-bodies-'));
  const store = await openStore(folder);
  await publish(store, 'production', await shellPackage({ server: RENDERS }));
  await publish(store, 'production', await remotePackage({ salt: 'x', server: 'exports.exposes = {};' }));
  open = 0;
  // An API that waits for the rest of what it is sent: only the gateway's own deadline can end that.
  api = fastify();
  api.addHook('onRequest', async ({ raw }) => {
    open += 1;
    raw.once('close', () => (open -= 1));
  });
  api.post('/api/v1/contact', async () => ({ success: true }));
  api.get('/content-revision', async () => ({ revision: '1' }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const environment = {
    ...{ API_ORIGIN: address, STORE_URL: folder, TRUSTED_KEYS: await testTrustedKeysFile() },
    ...{ LIMIT_STALL_SECONDS: '1', LOG_LEVEL: 'silent' },
  };
  gateway = await buildServer(readConfig(environment), await renderingProgram());
  origin = await gateway.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a byte now and then, for longer than anybody waits. */
const drip = (target: string, type: string) =>
  exchange(origin, {
    every: 100,
    chunks: (function* () {
      const headers = { 'content-type': type, 'content-length': 100_000, 'sec-fetch-site': 'same-origin' };
      yield `${head(origin, `POST ${target}`, headers)}{`;
      for (let sent = 0; sent < 300; sent += 1) yield ' ';
    })(),
  });

test('a body that drips through the gateway to the API is ended on both sides', async () => {
  const answer = await drip('/api/v1/contact', 'application/json');
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false });
  while (open > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}, 60_000);

test('a posted form that drips is ended, and a page is answered meanwhile', async () => {
  const dripping = drip('/contact', 'application/x-www-form-urlencoded');
  expect((await fetch(origin)).status).toBe(200);
  expect((await dripping).status).toBe(408);
}, 60_000);
