import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DEADLINES, edgeOptions, edgePlugin, HttpError } from './index';
import { exchange, filling, head } from './testing';

const QUICK = { headers: 1_000, request: 20_000, stall: 400, exchange: 60_000 };

let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const edge = {
    trustProxy: false as const,
    deadlines: { ...DEADLINES, ...QUICK },
    hsts: 'max-age=60',
    describe: ({ status, message, target }: { status: number; message: string; target: string }) => ({
      type: 'application/json',
      body: JSON.stringify({ status, message, target }),
    }),
    answerError: (error: Error & { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply) =>
      reply.code(error.statusCode ?? 500).send({ refused: error instanceof HttpError, message: error.message }),
    isKnownHost: (host: string) => host !== 'elsewhere.example',
  };
  app = fastify({ ...edgeOptions(edge), bodyLimit: 1_000 });
  await app.register(edgePlugin, edge);
  app.post('/', (request) => ({ got: typeof request.body }));
  app.addContentTypeParser('text/csv', (_request, body, done) => done(null, body));
  app.post<{ Body: Readable }>('/rows', async ({ body }) => {
    await body.iterator({ destroyOnReturn: false }).next();
    throw new HttpError(400, 'The first row is wrong');
  });
  app.get('/', () => ({ ok: true }));
  app.get('/healthz', () => ({ ok: true }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const once = (line: string, headers: Record<string, string> = {}) =>
  exchange(origin, { chunks: [head(origin, line, { connection: 'close', ...headers })] });

test.each(['//', '//evil.example/', '/\\', '/\\evil.example', '/%', '/a/%zz', 'http://evil.example/', '*'])(
  'the target %s is refused',
  async (target) => {
    const answer = await once(`GET ${target}`);
    expect(answer.status).toBe(400);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each(['elsewhere.example', 'a b', 'a/b', 'a@b', '<script>', 'x:y'])('the host %s is refused', async (host) => {
  expect((await once('GET /', { host })).status).toBe(400);
});

test('a request without a host is refused in the same form, except at a probe', async () => {
  const bare = (path: string) => exchange(origin, { chunks: [`GET ${path} HTTP/1.1\r\nconnection: close\r\n\r\n`] });
  expect((await bare('/')).body).toContain('"refused":true');
  expect((await bare('/healthz')).status).toBe(200);
});

test('an answer gets all content policies, or only the one that it sets itself', async () => {
  const edge = {
    trustProxy: false as const,
    deadlines: DEADLINES,
    policies: { 'content-security-policy': "default-src 'self'", 'integrity-policy': 'blocked-destinations=(script)' },
    describe: () => ({ type: 'text/plain', body: '' }),
    answerError: (error: Error, _request: FastifyRequest, reply: FastifyReply) => reply.code(500).send(error.message),
  };
  const server = fastify(edgeOptions(edge));
  await server.register(edgePlugin, edge);
  server.get('/plain', () => 'plain');
  server.get('/own', (_request, reply) => reply.header('content-security-policy', "default-src 'none'").send('own'));
  expect((await server.inject('/plain')).headers).toMatchObject(edge.policies);
  const { headers } = await server.inject('/own');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('integrity-policy');
  await server.close();
});

test('malformed requests are answered, with the security headers', async () => {
  const answer = await exchange(origin, { chunks: ['GET /api/x HTTP/1.1\r\nbad header\r\n\r\n'] });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ status: 400, target: '/api/x' });
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=60',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
  });
  expect((await once('GET /', { x: 'y'.repeat(20_000) })).status).toBe(431);
});

test('an unknown expectation is refused, "100-continue" is not', async () => {
  expect((await once('GET /', { expect: 'a-miracle' })).status).toBe(417);
  const body = '{"a":1}';
  const answer = await exchange(origin, {
    chunks: [
      head(origin, 'POST /', {
        ...JSON_TYPE,
        'content-length': body.length,
        expect: '100-continue',
        connection: 'close',
      }),
      body,
    ],
  });
  expect(answer.text).toMatch(/^HTTP\/1\.1 100 /);
  expect(answer.status).toBe(200);
});

describe('a body that is refused early', () => {
  const refused = (headers: Record<string, string | number>, bytes: number) =>
    exchange(origin, {
      chunks: (function* () {
        yield head(origin, 'POST /', { ...JSON_TYPE, ...headers });
        yield* filling(bytes);
      })(),
      enough: (text) => headers['connection'] !== 'close' && text.includes('message'),
    });

  test.each(['close', 'keep-alive'])(
    'is answered with 413 on a connection that is to %s, without a reset',
    async (connection) => {
      const bytes = 8_000_000;
      const answer = await refused({ 'content-length': bytes, connection }, bytes);
      expect(answer).toMatchObject({ status: 413, error: undefined });
    },
  );

  test('is answered at once, before the rest arrives', async () => {
    expect(await refused({ 'content-length': 8_000_000 }, 10)).toMatchObject({ status: 413 });
  });

  test.each([
    { when: 'before it is read', path: '/', type: 'application/json', status: 413 },
    { when: 'while it is read', path: '/rows', type: 'text/csv', status: 400 },
  ])('leaves the connection usable when it is refused $when', async ({ path, type, status }) => {
    const answer = await exchange(origin, {
      chunks: [
        head(origin, `POST ${path}`, { 'content-type': type, 'content-length': 500_000 }),
        Buffer.alloc(500_000, 'x'),
        head(origin, 'GET /', { connection: 'close' }),
      ],
    });
    expect(answer.text).toMatch(new RegExp(`${status}[\\s\\S]*HTTP/1\\.1 200`));
  });

  test('is refused in the middle when its length is unknown', async () => {
    const chunk = `1000\r\n${'x'.repeat(4_096)}\r\n`;
    const answer = await exchange(origin, {
      chunks: [
        head(origin, 'POST /', { ...JSON_TYPE, 'transfer-encoding': 'chunked', connection: 'close' }),
        ...Array.from({ length: 500 }, () => chunk),
        '0\r\n\r\n',
      ],
    });
    expect(answer).toMatchObject({ status: 413, error: undefined });
  });
});

describe('deadlines', () => {
  const drip = (size: number, first: string) =>
    exchange(origin, {
      every: 50,
      chunks: (function* () {
        yield first;
        for (let sent = 0; sent < size; sent += 1) yield ' ';
      })(),
    });

  test('a body that arrives too slowly is ended with 408', async () => {
    const answer = await drip(900, head(origin, 'POST /', { ...JSON_TYPE, 'content-length': 900 }));
    expect(answer.status).toBe(408);
  });

  test('a body that arrives too slowly after its refusal is ended too', async () => {
    const answer = await drip(9_000, head(origin, 'POST /', { ...JSON_TYPE, 'content-length': 9_000 }));
    expect(answer.status).toBe(413);
  });

  test('headers that arrive too slowly are ended with 408', async () => {
    expect((await drip(9_000, 'GET / HTTP/1.1\r\nx: ')).status).toBe(408);
  });

  test('a body that arrives steadily is accepted, however long it takes', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(600) });
    const [half, rest] = [body.slice(0, 300), body.slice(300)];
    const answer = await exchange(origin, {
      every: 150,
      chunks: [
        head(origin, 'POST /', { ...JSON_TYPE, 'content-length': body.length, connection: 'close' }),
        half,
        rest,
      ],
    });
    expect(answer.status).toBe(200);
  });
});
