import {
  openStore,
  publishFirst,
  remotePackage,
  shellPackage,
  temporaryFolder,
  testTrustedKeysFile,
} from 'delivery/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { readConfig } from './config';
import { renderingProgram } from './testing/rendering-program';

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
let asked: Promise<void>;

beforeEach(async () => {
  api = fastify();
  let isAsked: () => void;
  asked = new Promise((resolve) => (isAsked = resolve));
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.get('/api/v1/news', async () => {
    isAsked();
    await answered;
    return { message: 'Answered.' };
  });
  api.get('/readyz', async () => ({ status: 'ready' }));
  api.get('/content-revision', async () => ({ revision: '1' }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await publishFirst(store, 'production', await shellPackage({ server: SHELL }));
  await publishFirst(store, 'production', await remotePackage({ server: 'exports.exposes = {};' }));
  const environment = {
    ...{ API_ORIGIN: address, STORE_URL: folder, TRUSTED_KEYS: await testTrustedKeysFile(), LOG_LEVEL: 'silent' },
  };
  shell = await buildServer(readConfig(environment), await renderingProgram());
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
])('a shell server that shuts down still answers %s that is pending, and nothing more', async (_what, path, said) => {
  const origin = `http://localhost:${port}`;
  const underWay = fetch(origin + path);
  await asked;
  const ended = shell.close();
  await new Promise(setImmediate);
  answer();
  const answered = await underWay;
  expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answered.text()).toContain(said);
  await ended;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
