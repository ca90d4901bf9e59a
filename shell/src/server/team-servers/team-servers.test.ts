import fastify, { type FastifyInstance } from 'fastify';
import { spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerFailure } from '../failures';
import { readTeamServer } from './rendered-calls';
import { teamServerRoutes } from './team-server-routes';
import { TeamServers } from './team-servers';

const ROOT = path.resolve(__dirname, '../../../..');
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The calls that the team's server has received. */
let received: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }[];
let api: FastifyInstance;
let team: FastifyInstance;
let site: FastifyInstance;
let warnings: unknown[];
let servers: TeamServers;

const listening = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

/** The part of the API server that makes statements. */
function apiServer(): FastifyInstance {
  const app = fastify();
  app.get('/.well-known/jwks.json', () => ({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'EdDSA' }],
  }));
  app.post<{ Body: { team: string } }>('/team-statements', async ({ headers, body, host }, reply) => {
    if (headers.authorization === 'Bearer wrong') return reply.code(401).send({ message: 'Sign in to do this' });
    const now = Math.floor(Date.now() / 1_000);
    const who = headers.authorization === 'Bearer editor' && { sub: 'a1', name: 'Asha', role: 'editor' };
    const claims = { iss: `http://${host}`, aud: body.team, iat: now, exp: now + 3_600, ...who };
    const said = `${base64({ alg: 'EdDSA', kid: 'k1' })}.${base64(claims)}`;
    return { statement: `${said}.${sign(null, Buffer.from(said), privateKey).toString('base64url')}` };
  });
  return app;
}

function teamServer(): FastifyInstance {
  const app = fastify();
  app.addHook('onRequest', async ({ url, headers }) => void received.push({ url, headers }));
  app.all('/events/seats', async (_request, reply) =>
    reply.header('set-cookie', 'session=stolen').header('etag', '"1"').send({ free: 40 }),
  );
  app.get('/events/script', async (_request, reply) => reply.type('text/javascript').send('alert(1)'));
  app.get('/events/page', async (_request, reply) => reply.type('text/html').send('<script>alert(1)</script>'));
  app.get('/events/elsewhere', async (_request, reply) => reply.redirect('https://elsewhere.example'));
  app.get('/events/long', async () => ({ text: 'x'.repeat(5 * 1024 * 1024) }));
  app.get('/events/broken', async (_request, reply) => reply.code(500).send({ message: 'Broken' }));
  app.get('/events/silent', () => new Promise<never>(() => undefined));
  return app;
}

const PATIENT = { call: 60_000, read: 60_000 };
const serversAt = (address: string, deadlines = PATIENT): TeamServers =>
  new TeamServers(
    new Map([['events', `${address}/events`]]),
    api.listeningOrigin,
    (details) => warnings.push(details),
    deadlines,
  );

async function siteWith(address: string): Promise<FastifyInstance> {
  const app = fastify();
  app.setErrorHandler(answerFailure);
  servers = serversAt(address);
  await teamServerRoutes(app, servers, ['https://www.site.test']);
  return app;
}

beforeEach(async () => {
  [received, warnings] = [[], []];
  [api, team] = [apiServer(), teamServer()];
  await listening(api);
  site = await siteWith(await listening(team));
});
afterEach(async () => void (await Promise.all([site.close(), api.close(), team.close()])));

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url: `/api/t/events${url}`, headers });

test('a call reaches the server of the team with a statement and a trace, and without a token or a cookie of the site', async () => {
  const answer = await get('/seats?day=1', { authorization: 'Bearer editor', cookie: 'theme=dark', 'x-own': '1' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { free: 40 }]);
  expect(answer.headers).toMatchObject({ etag: '"1"', 'content-security-policy': expect.stringContaining('sandbox') });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const [{ url, headers } = { url: '', headers: {} }] = received;
  expect(url).toBe('/events/seats?day=1');
  expect(headers).toMatchObject({ traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) });
  expect([headers['cookie'], headers['x-own']]).toEqual([undefined, undefined]);
  const [, claims = ''] = String(headers['authorization']).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'events', role: 'editor' });
});

test.each(['/script', '/page', '/elsewhere', '/long'])(
  'an answer of another type is not passed on: %s',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([503, expect.not.stringMatching(/alert|xxx/)]);
    expect(warnings).toHaveLength(1);
  },
);

test('calls that are not allowed never reach the server of the team', async () => {
  const post = (headers: object, payload = '{}', url = '/api/t/events/seats') =>
    site.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });
  const ours = { 'sec-fetch-site': 'same-origin' };
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post(ours, 'x'.repeat(1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await post(ours, '{}', '/api/t/orders/seats')).statusCode).toBe(404);
  const outside = servers.call('events', { method: 'GET', path: '/../other', headers: {} }, { headers: {} });
  await expect(outside).rejects.toThrow('not a plain path');
  expect((await get('/seats', { authorization: 'Bearer wrong' })).statusCode).toBe(401);
  expect(received).toEqual([]);
  expect((await post(ours)).statusCode).toBe(200);
});

test('a server that fails repeatedly is not called for a while', async () => {
  for (let call = 0; call < 5; call += 1) expect((await get('/broken')).statusCode).toBe(500);
  expect((await get('/seats')).statusCode).toBe(503);
  expect(received).toHaveLength(5);
});

test('a page that is rendered reads it, and does not wait longer than its deadline', async () => {
  const caller = { 'x-request-id': 'edge-0a1b2c3d' };
  const read = await readTeamServer(servers, '/t/events/seats', undefined, caller);
  expect(read).toMatchObject({ status: 200, text: '{"free":40}' });
  expect(await readTeamServer(servers, '/t/events/seats', read.hash, caller)).toMatchObject({ text: undefined });
  const impatient = serversAt(team.listeningOrigin, { call: 60_000, read: 50 });
  await expect(readTeamServer(impatient, '/t/events/silent', undefined, caller)).rejects.toThrow('not available');
});

test('the documented example serves visitors, and lets only editors change something', async () => {
  const page = await readFile(path.join(ROOT, 'docs/team-servers.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(page) ?? [];
  expect(code.split('\n').length).toBeLessThanOrEqual(31);
  const env = { ...process.env, PORT: '0', SITE: api.listeningOrigin };
  const example = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, env });
  try {
    const [said] = (await once(example.stdout, 'data')) as [Buffer];
    const address = `http://127.0.0.1:${/\d+/.exec(said.toString())?.[0]}`;
    const own = await siteWith(address);
    const change = (authorization: string) =>
      own.inject({
        ...{ method: 'PUT', url: '/api/t/events/seats/opening', payload: '{"free":3}' },
        headers: { authorization, 'content-type': 'application/json' },
      });
    expect((await own.inject('/api/t/events/seats/opening')).json()).toEqual({ free: 40 });
    expect((await change('Bearer nobody')).statusCode).toBe(403);
    expect((await change('Bearer editor')).json()).toEqual({ free: 3 });
  } finally {
    example.kill();
  }
});
