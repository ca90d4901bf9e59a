import { readFailureText } from '../read-failure';
import {
  AddProducts,
  createJobApplication,
  exportCollection,
  fetchAllBlog,
  fetchBlog,
  fetchCategories,
  fetchFile,
  fetchSectors,
  GetProducts,
  sendTelemetry,
  updateBlog,
  UploadFilesOnServer,
  UploadImageOnServer,
} from '../contracts';
import type { Progress } from '../call';
import { EDITORS } from '../roles';
import { teamServer } from '../team-server';
import { ApiError } from './api-error';
import { createClient } from './client';
import { startTestServer } from './testing/test-server';
import type { TestServer } from './testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

function client(token: string | null = 'secret-token', more: { timeout?: number; onTokenRefused?: () => void } = {}) {
  return createClient({ baseUrl: `${server.origin}/api/v1`, getToken: () => token, ...more });
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

const blogBody = { title: 'A', content: '<p>B</p>', blogImg: '/b.png', author: 'C' };

describe('a successful call', () => {
  it('answers the whole body', async () => {
    const body = { success: true, blogs: [{ _id: '1' }], total: 1 };
    server.answerJson(body);
    expect(await client().call(fetchAllBlog)).toEqual(body);
  });

  it('puts encoded parameters and every filter into the address', async () => {
    server.answerJson({ success: true, blog: {}, products: [], total: 0 });
    await client().call(fetchBlog, { params: { id: 'a/../b ?' } });
    await client().call(GetProducts, {
      query: { limit: 12, sector: ['oil', 'gas'], 'field.Grade': 'A+B', search: '' },
    });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/api/v1/blogs/a%2F..%2Fb%20%3F',
      '/api/v1/products?limit=12&sector=oil&sector=gas&field.Grade=A%2BB&search=',
    ]);
  });

  it('sends JSON, the token on signed-in calls, and the idempotency key', async () => {
    server.answerJson({ success: true, blog: { _id: '1' }, message: 'Saved' });
    await client().call(updateBlog, { params: { id: '1' }, body: { title: 'New', version: 3 }, idempotencyKey: 'k-1' });
    const [request] = server.seen;
    expect(request).toMatchObject({
      method: 'PUT',
      headers: { authorization: 'Bearer secret-token', 'idempotency-key': 'k-1', 'content-type': 'application/json' },
    });
    expect(JSON.parse(String(request?.body))).toEqual({ title: 'New', version: 3 });
  });

  it('does not send the token on public calls unless asked to', async () => {
    server.answerJson({ success: true, blogs: [], total: 0 });
    await client().call(fetchAllBlog);
    await client().call(fetchAllBlog, { query: { status: 'draft' }, withToken: true });
    await client(null).call(fetchAllBlog, { withToken: true });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer secret-token',
      undefined,
    ]);
  });

  it('accepts no content, text, bytes and the created product itself', async () => {
    server.answer((_, response) => response.writeHead(204).end());
    expect(await client().call(sendTelemetry, { body: { events: [] } })).toBeUndefined();

    server.answer((_, response) => response.writeHead(200, { 'Content-Type': 'text/csv' }).end('{"a"}\n1'));
    expect(await client().call(exportCollection, { params: { file: 'products.csv' } })).toBe('{"a"}\n1');

    server.answer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.from([1, 2, 255])),
    );
    const bytes = await client().call(fetchFile, { params: { name: 'x.png' }, query: { w: 320 } });
    expect(bytes.type).toBe('image/png');
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([1, 2, 255]);

    server.answerJson({ success: true, _id: 'p', logo: '/l', pdf: '/p' });
    const product = await client().call(AddProducts, {
      body: { subsectorId: 's', logo: '/l', name: 'N', description: 'D' },
    });
    expect(product).toMatchObject({ logo: '/l', pdf: '/p' });
  });

  it("calls a team's own server beside the API, with the token only for calls with roles, and answers any JSON", async () => {
    const events = teamServer('events');
    server.answerJson({ free: 40 });
    const params = { talk: 'a/b' };
    const fetchSeats = events.get<{ free: number }, { params: { talk: string } }>('/seats/:talk');
    const setSeats = events.put<{ free: number }, { body: { free: number } }>('/seats', EDITORS);
    expect(await client().call(fetchSeats, { params })).toEqual({ free: 40 });
    await client().call(setSeats, { body: { free: 3 } });
    expect(server.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/t/events/seats/a%2Fb', undefined],
      ['/api/t/events/seats', 'Bearer secret-token'],
    ]);
  });

  it('uploads a file as multipart and reports the progress', async () => {
    server.answerJson({ success: true, fileUrl: '/api/v1/files/x.png', message: 'Uploaded' });
    const reports: Progress[] = [];
    const image = new File([new Uint8Array(200_000)], 'x.png', { type: 'image/png' });
    const { fileUrl } = await client().call(UploadImageOnServer, {
      body: { image },
      onProgress: (progress) => reports.push(progress),
    });
    expect(fileUrl).toBe('/api/v1/files/x.png');
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.seen[0]?.body.includes('name="image"; filename="x.png"')).toBe(true);
    expect(reports.at(-1)?.loaded).toBeGreaterThanOrEqual(200_000);
  });

  it('uploads a résumé without the token and a document with it', async () => {
    server.answerJson({ success: true, fileUrl: '/f', message: 'Uploaded' });
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });
    await client().call(UploadFilesOnServer, { body: { file } });
    await client().call(UploadFilesOnServer, { body: { file }, withToken: true });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret-token']);
  });
});

describe('a failed call', () => {
  const application = {
    jobId: 'j',
    fullName: 'N',
    contactNumber: '1',
    email: 'a@b.c',
    address: 'A',
    education: 'E',
    experience: 'X',
    resume: '/r',
    consent: true as const,
  };

  it("carries all details of the server's answer", async () => {
    const errors = [{ path: 'email', message: 'Email must be a valid email address' }];
    server.answerJson({ success: false, message: 'Check the form', errors, requestId: 'r-1' }, 400);
    expect(await failureOf(client().call(createJobApplication, { body: application }))).toMatchObject({
      message: 'Check the form',
      status: 400,
      errors,
      requestId: 'r-1',
    });
  });

  it('carries the current entity of a stale change, and the waiting time of a rate limit', async () => {
    server.answerJson({ success: false, message: 'Stale', requestId: 'r', current: { version: 4 } }, 409);
    expect(await failureOf(client().call(updateBlog, { params: { id: '1' }, body: {} }))).toMatchObject({
      current: { version: 4 },
    });
    server.answerJson({ success: false, message: 'Slow down', requestId: 'r' }, 429, { 'Retry-After': '120' });
    expect(await failureOf(client().call(createJobApplication, { body: application }))).toMatchObject({
      retryAfter: 120,
    });
  });

  it.each([
    ["the response's message", { success: false, message: 'One', data: { message: 'Two' } }, 200, 'One'],
    ["the data's message", { success: false, data: { message: 'Two' } }, 200, 'Two'],
    ["the error's own message", {}, 500, 'Request failed with status code 500'],
    ['the default', { success: false }, 200, 'Failed to add sector. Please try again.'],
  ])('uses the message of %s', async (_, body, status, message) => {
    server.answerJson(body, status);
    const fallback = 'Failed to add sector. Please try again.';
    expect((await failureOf(client().call(createJobApplication, { body: application, fallback }))).message).toBe(
      message,
    );
  });

  it('reads the failure of a call for bytes or text', async () => {
    server.answerJson({ success: false, message: 'No such file', requestId: 'r-2' }, 404);
    const missing = { message: 'No such file', status: 404, requestId: 'r-2' };
    expect(await failureOf(client().call(fetchFile, { params: { name: 'x' } }))).toMatchObject(missing);
    expect(await failureOf(client().call(exportCollection, { params: { file: 'clients.csv' } }))).toMatchObject(
      missing,
    );
  });

  it('reports a refused token only if it was sent', async () => {
    const onTokenRefused = jest.fn();
    server.answerJson({ success: false, message: 'Unauthorized', requestId: 'r' }, 401);
    await failureOf(client('t', { onTokenRefused }).call(fetchAllBlog));
    await failureOf(client(null, { onTokenRefused }).call(updateBlog, { params: { id: '1' }, body: {} }));
    expect(onTokenRefused).not.toHaveBeenCalled();
    await failureOf(client('t', { onTokenRefused }).call(updateBlog, { params: { id: '1' }, body: {} }));
    expect(onTokenRefused).toHaveBeenCalledTimes(1);
  });

  it('never exposes the token', async () => {
    server.answerJson({ success: false, message: 'No', requestId: 'r' }, 403);
    const error = await failureOf(client().call(updateBlog, { params: { id: '1' }, body: blogBody }));
    expect(JSON.stringify(error, [...Object.getOwnPropertyNames(error), 'code', 'message'])).not.toContain(
      'secret-token',
    );
    expect(String(error.cause)).not.toContain('secret-token');
  });

  it('ends when it is cancelled, after the timeout, and when no server answers', async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort());
    expect(await failureOf(client().call(fetchAllBlog, { signal: controller.signal }))).toMatchObject({
      cancelled: true,
      status: 0,
    });
    expect(await failureOf(client('t', { timeout: 40 }).call(fetchAllBlog))).toMatchObject({
      cancelled: false,
      status: 0,
    });
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:1/api/v1' });
    expect(await failureOf(nobody.call(fetchAllBlog))).toMatchObject({
      status: 0,
      message: 'The server could not be reached. Check your connection and try again.',
    });
  });
});

it.each([
  [fetchAllBlog, 200, { success: false, blogs: [] }, 'Something Went Wrong'],
  [fetchAllBlog, 200, { blogs: [] }, 'Something Went Wrong'],
  [fetchSectors, 200, [], 'No sectors found or response structure is unexpected'],
  [fetchCategories, 200, { success: true }, 'No sectors found or response structure is unexpected'],
  [fetchSectors, 500, { success: false, message: 'Broken' }, 'Error while fetching sectors:'],
])('a failed read has the message of the specification (%#)', async (endpoint, status, body, text) => {
  server.answerJson(body, status);
  expect(readFailureText(endpoint, (await failureOf(client().call(endpoint))).status)).toBe(text);
});
