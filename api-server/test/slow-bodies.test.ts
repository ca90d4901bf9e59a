import { exchange, head } from 'http-edge/testing';
import { testApp } from './harness';

const site = testApp({ environment: { LIMIT_STALL_SECONDS: '1' } });
let origin: string;
beforeAll(async () => {
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});

const BOUNDARY = 'a-boundary';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4`;

/** Sends a byte at intervals, for longer than the deadlines. */
const drip = (path: string, headers: Record<string, string | number>, beginning = '') =>
  exchange(origin, {
    every: 100,
    chunks: (function* () {
      yield head(origin, `POST /api/v1${path}`, { 'content-length': 100_000, ...headers }) + beginning;
      for (let sent = 0; sent < 300; sent += 1) yield ' ';
    })(),
  });

it.each<[string, string, Record<string, string>, string]>([
  ['a message', '/contact', { 'content-type': 'application/json' }, '{'],
  ['a sign-in', '/auth/login', { 'content-type': 'application/json' }, '{"email":"'],
  ['a résumé', '/uploads/file', FORM, PART],
])(
  'ends %s whose body arrives too slowly with 408 in its own form, and answers others meanwhile',
  async (_, path, type, start) => {
    const dripping = drip(path, type, start);
    expect((await fetch(`${origin}/api/v1/sectors`)).status).toBe(200);
    const answer = await dripping;
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, requestId: expect.any(String) });
  },
);

it('ends a body that arrives too slowly after its refusal', async () => {
  const answer = await drip('/contact', { 'content-type': 'text/plain' });
  expect(answer.status).toBe(415);
});
