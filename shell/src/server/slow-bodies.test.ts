import { openStore, publishFirst, remotePackage, shellPackage, testTrustedKeysFile } from 'delivery/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { exchange, head } from 'http-edge/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
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
let environment: Record<string, string>;
let origin: string;
/** Requests that have reached the API and are still pending there. */
let open: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slow-bodies-'));
  const store = await openStore(folder);
  await publishFirst(store, 'production', await shellPackage({ server: RENDERS }));
  await publishFirst(store, 'production', await remotePackage({ salt: 'x', server: 'exports.exposes = {};' }));
  open = 0;
  // An API that waits for the rest of a body: only the gateway's own deadline can end that.
  api = fastify();
  api.addHook('onRequest', async ({ raw }) => {
    open += 1;
    raw.once('close', () => (open -= 1));
  });
  api.post('/api/v1/contact', async () => ({ success: true }));
  api.get('/content-revision', async () => ({ revision: '1' }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  environment = {
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

/** Sends a byte at intervals, for longer than any timeout. */
const drip = (target: string, type: string) =>
  exchange(origin, {
    every: 100,
    chunks: (function* () {
      const headers = { 'content-type': type, 'content-length': 100_000, 'sec-fetch-site': 'same-origin' };
      yield `${head(origin, `POST ${target}`, headers)}{`;
      for (let sent = 0; sent < 300; sent += 1) yield ' ';
    })(),
  });

test('a body that arrives too slowly for the API is ended on both sides of the gateway', async () => {
  const answer = await drip('/api/v1/contact', 'application/json');
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false });
  while (open > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}, 60_000);

test('a posted form that arrives too slowly is ended, and a page is answered in the meantime', async () => {
  const dripping = drip('/contact', 'application/x-www-form-urlencoded');
  expect((await fetch(origin)).status).toBe(200);
  expect((await dripping).status).toBe(408);
}, 60_000);

/** A form with a file: the first part of its body is sent at once, the rest on demand. */
function formInTwoParts(at: string, caller: string) {
  const body = [
    '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n',
    'content-type: application/pdf\r\n\r\n%PDF-1.7',
  ].join('');
  const rest = '\r\n--b--\r\n';
  const headers = {
    ...{ 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length + rest.length },
    ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': caller },
  };
  let finish: () => void = () => undefined;
  let ended = false;
  const asked = new Promise<void>((resolve) => (finish = resolve));
  const socket = connect(Number(new URL(at).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (!text.includes('\r\n\r\n')) return;
      ended = true;
      resolve(text);
      socket.destroy();
    });
  });
  socket.write(head(at, 'POST /contact', headers) + body);
  void asked.then(() => socket.write(rest));
  return { answer, finish: () => finish(), hasEnded: () => ended };
}

test('forms with unfinished bodies delay no other form, and are counted per caller', async () => {
  const patient = await buildServer(
    readConfig({ ...environment, TRUST_PROXY: '1', LIMIT_STALL_SECONDS: '600' }),
    await renderingProgram(),
  );
  try {
    const at = await patient.listen({ host: '127.0.0.1', port: 0 });
    const slow = Array.from({ length: 12 }, (_, number) => formInTwoParts(at, `10.0.0.${number % 3}`));
    const others = [0, 1, 2].map((number) => formInTwoParts(at, `10.0.1.${number}`));
    for (const other of others) other.finish();
    for (const other of others) expect(await other.answer).toMatch(/^HTTP\/1.1 200 /);
    expect(slow.some(({ hasEnded }) => hasEnded())).toBe(false);
    const refused = await formInTwoParts(at, '10.0.0.1').answer;
    expect(refused).toContain('\r\nretry-after: 30\r\n');
    for (const form of slow) form.finish();
    for (const form of slow) expect(await form.answer).toMatch(/^HTTP\/1.1 200 /);
  } finally {
    patient.server.closeAllConnections();
    await patient.close();
  }
}, 60_000);
