import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { head } from 'http-edge/testing';
import { startTestApp, testApp } from '../../test/harness';

const site = testApp();

const post = (path: string, payload: string, type = 'application/json') =>
  site.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: { 'content-type': type } });

it.each(['/nothing', '/blogs/x/y/z', '/../etc/passwd'])('answers %s in the envelope', async (path) => {
  const answer = await site.get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    success: false,
    message: expect.any(String),
    requestId: answer.headers['x-request-id'],
  });
});

it('shows only the request id with a 500, not its cause', async () => {
  const broken = jest.spyOn(site.services.db, 'select').mockImplementation(() => {
    throw new Error('secret cause');
  });
  const answer = await site.get('/clients');
  broken.mockRestore();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ success: false, message: 'Something Went Wrong', requestId: expect.any(String) });
  expect(answer.body).not.toContain('secret');
});

/** A failed query, whose cause is the database's error. */
const ofQuery = (cause: Error): Error => Object.assign(new Error('Failed query', { cause }), { query: '', params: [] });

it.each([
  ['a full disk', Object.assign(new Error('secret'), { code: '53100' }), 'The site has no space left'],
  ['a server that ends', Object.assign(new Error('secret'), { code: '57P01' }), 'The database cannot be reached'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'The database cannot be reached'],
  [
    'a socket that is gone',
    Object.assign(new Error('secret'), { code: 'ENOENT', syscall: 'connect' }),
    'The database cannot be reached',
  ],
])('answers %s of the database with 503 and a remedy', async (_what, cause, remedy) => {
  const broken = jest.spyOn(site.services.db, 'select').mockImplementation(() => {
    throw ofQuery(cause);
  });
  const answer = await site.get('/clients');
  broken.mockRestore();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json<{ message: string }>().message).toContain(remedy);
  expect(answer.body).not.toContain('secret');
});

it('accepts only JSON and multipart', async () => {
  expect((await post('/contact', 'name=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await post('/contact', '{}', 'text/plain')).statusCode).toBe(415);
  expect((await post('/contact', '{', 'application/json')).statusCode).toBe(400);
});

it.each(['gzip', 'br', 'deflate', 'x'])('refuses compressed bodies: %s', async (encoding) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/contact', payload: '{}', headers });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) });
});

it('bounds the size and the depth of bodies', async () => {
  expect((await post('/contact', `{"message":"${'x'.repeat(1_100_000)}"}`)).statusCode).toBe(413);
  expect((await post('/contact', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`)).statusCode).toBe(400);
  expect((await post('/contact', '['.repeat(100_000) + ']'.repeat(100_000))).statusCode).toBe(400);
});

it.each([
  { name: { $ne: '' } },
  { name: ['x'] },
  { name: 5 },
  { name: '\ud800' },
  { name: 'a\0b' },
  { name: '   ' },
  { name: 'x'.repeat(201) },
])('names the field of %j', async (fields) => {
  const answer = await site.call('POST', '/contact', {
    email: 'a@b.example',
    message: 'Hello',
    consent: true,
    ...fields,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path: 'name', message: expect.any(String) }]);
});

it('drops __proto__ and fields outside the contract', async () => {
  const body =
    '{"name":"A","email":"a@b.example","message":"Hi","consent":true,"__proto__":{"admin":true},"state":"closed","_id":"mine"}';
  expect((await post('/contact', body)).statusCode).toBe(200);
  const { contactMessages } = (await site.get('/contact-messages', await site.signedIn('editor'))).json();
  expect(contactMessages[0]).toMatchObject({ name: 'A', state: 'new' });
  expect(contactMessages[0]._id).not.toBe('mine');
});

it('logs no error when a caller leaves in the middle of a body', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const live = await startTestApp({ environment: { LOG_LEVEL: 'warn' }, log });
  const origin = await live.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const headers = { 'content-type': 'application/json', 'content-length': 100_000 };
  socket.write(head(origin, 'POST /api/v1/contact', headers) + '{"name":"');
  const [request] = (await once(live.app.server, 'request')) as [IncomingMessage];
  socket.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  await live.close();
  expect(lines).toEqual([]);
});

it('does not allow other origins', async () => {
  const { headers } = await site.get('/blogs', { origin: 'https://elsewhere.example' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('is alive, ready and measured', async () => {
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
  expect((await site.app.inject('/readyz')).statusCode).toBe(200);
  expect(await site.app.metrics.metrics()).toContain('api_request_seconds_bucket{le="0.005",operation="contact"');
  // The public port does not serve it.
  expect((await site.app.inject('/metrics')).statusCode).toBe(404);
});

it('describes every call in OpenAPI 3.1, with a page', async () => {
  const document = (await site.get('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/v1/products'].get.operationId).toBe('GetProducts');
  expect(document.paths['/api/v1/services/{id}'].put.security).toEqual([
    { session: [] },
    { apiToken: ['services:write'] },
  ]);
  expect(document.paths['/api/v1/blogs'].post).toMatchObject({
    summary: 'Create a blog',
    parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    responses: { 201: {}, 400: {}, 401: {}, 403: {}, 409: {}, 429: { $ref: '#/components/responses/TooManyRequests' } },
  });
  expect(document.paths['/api/v1/blogs'].get.responses['200'].headers).toHaveProperty('ETag');
  expect(document.components.responses.TooManyRequests.headers).toHaveProperty('Retry-After');
  expect((await site.get('/docs/')).body).toContain('swagger-ui');
});

it('in production, describes itself to signed-in users only and requires HTTPS with every answer', async () => {
  const live = await startTestApp({
    environment: {
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://www.tridhara.example',
      TRUST_PROXY: '0',
      DATABASE_URL: 'postgres://site:nN4vT0zq8Lr2@10.0.0.5/site?sslmode=verify-full',
      MAIL_URL: 'smtps://site:w7Gk2sPq9XbV@mail.tridhara.example',
      FILES_URL: 's3://tridhara-files/site',
      SITE_KEYS_FILE: '/srv/keys.json',
      MAIL_FROM: 'Tridhara <no-reply@tridhara.example>',
    },
  });
  try {
    for (const path of ['/openapi.json', '/docs', '/docs/static/index.html']) {
      const { statusCode, headers } = await live.get(path);
      expect({ path, statusCode }).toEqual({ path, statusCode: 401 });
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    }
    expect((await live.get('/openapi.json', await live.signedIn('recruiter'))).statusCode).toBe(200);
  } finally {
    await live.close();
  }
});

it.each(['/clients', '/nothing', '/blogs/%', '/admins', '/healthz', '/robots.txt'])(
  'puts the security headers on the answer of %s',
  async (path) => {
    const url = path === '/healthz' || path === '/robots.txt' ? path : `/api/v1${path}`;
    expect((await site.app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);
