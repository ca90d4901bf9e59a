import { exchange, filling, head } from 'http-edge/testing';
import { OWNER } from '../../../scripts/site/administrator';
import { PDF } from '../../src/sample-files';
import { ownerHeaders, tokenOf } from '../../src/signing-in';
import { expect, siteOrigin, test } from '../../src/test';

const BOUNDARY = 'a-boundary';
const MEGABYTE = 1_048_576;

/** A form with one file of the given size. */
function form(field: string, name: string, type: string, start: Buffer, bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    start,
    Buffer.alloc(bytes - start.length, ' '),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

const pdf = (bytes: number): Buffer => form('file', 'sheet.pdf', 'application/pdf', PDF.buffer, bytes);

/**
 * Posts a body byte by byte over a socket, so that resets and interim answers, which a client would hide, are visible.
 */
async function post(path: string, body: Iterable<string | Buffer>, headers: Record<string, string | number>) {
  const origin = siteOrigin();
  return exchange(origin, {
    chunks: (function* () {
      yield head(origin, `POST /api/v1${path}`, { connection: 'close', ...headers });
      yield* body;
    })(),
  });
}

const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

test('a document of 10 MB is accepted; one more byte is refused with 413, and so is a larger picture', async ({
  request,
}) => {
  const signedIn = await ownerHeaders(request);
  const send = (path: string, body: Buffer) =>
    post(path, [body], { ...MULTIPART, ...signedIn, 'content-length': body.length });
  const largest = pdf(10 * MEGABYTE);
  expect((await send('/uploads/file', largest)).status).toBe(200);
  expect(await send('/uploads/file', pdf(10 * MEGABYTE + 1))).toMatchObject({
    status: 413,
    error: undefined,
  });
  const picture = (bytes: number) => form('image', 'p.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex'), bytes);
  // The largest one is read, and then refused because it is not a picture.
  expect((await send('/uploads/image', picture(5_242_880))).status).toBe(415);
  expect(await send('/uploads/image', picture(5_242_881))).toMatchObject({ status: 413, error: undefined });
});

test('a refused body gets an answer, never a reset', async () => {
  const failing: [number, string, Record<string, string>, number][] = [
    [413, '/contact', { 'content-type': 'application/json' }, 8 * MEGABYTE],
    [415, '/contact', { 'content-type': 'text/plain' }, MEGABYTE - 1],
    [415, '/contact', MULTIPART, 8 * MEGABYTE],
    [401, '/uploads/image', MULTIPART, 8 * MEGABYTE],
    [413, '/no-such-call', { 'content-type': 'application/json' }, 8 * MEGABYTE],
  ];
  for (const [status, path, headers, bytes] of failing) {
    const answer = await post(path, filling(bytes), { ...headers, 'content-length': bytes });
    expect(answer, path).toMatchObject({ status, error: undefined });
    expect(JSON.parse(answer.body), path).toMatchObject({
      success: false,
      message: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

test('a body without a length is refused while it is read', async () => {
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const answer = await post('/contact', Array.from({ length: 40 }, () => chunk).concat('0\r\n\r\n'), {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  });
  expect(answer).toMatchObject({ status: 413, error: undefined });
});

test('a request that expects 100-continue gets it, and then the answer', async ({ request }) => {
  const signedIn = await ownerHeaders(request);
  const body = pdf(2 * MEGABYTE);
  const expecting = { ...MULTIPART, expect: '100-continue', 'content-length': body.length };
  const taken = await post('/uploads/file', [body], { ...expecting, ...signedIn });
  expect(taken.text).toMatch(/^HTTP\/1\.1 100 /);
  expect(taken.status).toBe(200);
  const refused = await post('/uploads/image', [body], expecting);
  expect(refused).toMatchObject({ status: 401, error: undefined });
});

test.describe('a malformed form is refused with 400', () => {
  const MALFORMED: [string, string, string][] = [
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--\r\n'],
    ['that ends too early', MULTIPART['content-type'], `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"`],
    ['without a part', MULTIPART['content-type'], `--${BOUNDARY}--\r\n`],
    ['of another boundary', MULTIPART['content-type'], '--other\r\n\r\nx\r\n--other--\r\n'],
    ['that is empty', MULTIPART['content-type'], ''],
  ];
  for (const [what, type, body] of MALFORMED) {
    test(what, async ({ request }) => {
      const token = await tokenOf(request, OWNER);
      const answer = await post('/uploads/image', [body], {
        'content-type': type,
        'content-length': body.length,
        authorization: `Bearer ${token}`,
      });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, requestId: expect.any(String) });
    });
  }
});
