import sharp from 'sharp';
import { testApp } from '../../../test/harness';
import { storeFile } from '../../files/store-file';
import { readRange } from './byte-range';

const site = testApp();
let picture: string;
let pdf: string;
let resume: string;
const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(5_000)}\n%%EOF\n`);

beforeAll(async () => {
  const { db, files, clock } = site.services;
  const store = async (kind: 'image' | 'document' | 'resume', contentType: string, bytes: Buffer) =>
    (await storeFile({ db, files, clock }, { kind, contentType, bytes, originalName: 'Data "sheet" – ж.pdf' })).name;
  const bytes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#116a6f' } })
    .png()
    .toBuffer();
  picture = await store('image', 'image/png', bytes);
  pdf = await store('document', 'application/pdf', PDF);
  resume = await store('resume', 'application/pdf', PDF);
});

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/png', 'image/png'],
  ])('answers a width in the best format of %s', async (accept, type) => {
    for (const turn of ['made', 'kept']) {
      const answer = await site.get(`/files/${picture}?w=320`, { accept });
      expect({ turn, status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({
        turn,
        status: 200,
        type,
      });
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'Accept' });
      const { width } = await sharp(answer.rawPayload).metadata();
      expect(width).toBe(type === 'image/png' ? 1000 : 320);
    }
  });

  it('does not enlarge, and takes only the agreed widths', async () => {
    const wide = await site.get(`/files/${picture}?w=1920`, { accept: 'image/webp' });
    expect((await sharp(wide.rawPayload).metadata()).width).toBe(1000);
    for (const width of ['1', '321', '100000', 'wide']) {
      expect((await site.get(`/files/${picture}?w=${width}`)).statusCode).toBe(400);
    }
  });

  it('is made smaller when no picture has been made for ten minutes', async () => {
    const read = async () => site.get(`/files/${picture}?w=960`, { accept: 'image/avif' });
    const { variants } = site.services;
    const first = await read();
    await variants.improve();
    expect((await read()).headers.etag).toBe(first.headers.etag);
    site.clock.pass(10 * 60_000);
    await variants.improve();
    const second = await read();
    expect(second.headers['content-type']).toBe('image/avif');
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect((await sharp(second.rawPayload).metadata()).width).toBe(960);
  });

  it('is made once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => site.get(`/files/${picture}?w=640`, { accept: 'image/webp' })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it.each(['', '?w=320'])(
    'may be cached for a day, and answers 304 after that until it is deleted: %s',
    async (query) => {
      const address = `/files/${picture}${query}`;
      const { headers } = await site.get(address);
      const [, fresh, shared, stale] = /^public, max-age=(\d+), s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
        String(headers['cache-control']),
      ) ?? ['', '0', '0', '0'];
      // A shared cache and then a browser store it, and both serve it while they revalidate it.
      expect(Number(fresh) + Number(shared) + 2 * Number(stale)).toBe(24 * 60 * 60);
      const head = await site.app.inject({ method: 'HEAD', url: `/api/v1${address}` });
      const { 'content-length': length, 'content-type': type, etag } = headers;
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers).toMatchObject({ 'content-length': length, 'content-type': type, etag });
      expect((await site.get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    },
  );
});

describe('documents', () => {
  it('names the file to save, in quotes that no name can close', async () => {
    const { headers } = await site.get(`/files/${pdf}`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^inline; filename="[^"]*"; filename\*=UTF-8''[\w%.~-]+$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('answers byte ranges', async () => {
    const part = await site.get(`/files/${pdf}`, { range: 'bytes=0-4' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('%PDF-');
    expect(part.headers['content-range']).toBe(`bytes 0-4/${PDF.length}`);
    const tail = await site.get(`/files/${pdf}`, { range: 'bytes=-6' });
    expect(tail.body).toBe('%%EOF\n');
    const beyond = await site.get(`/files/${pdf}`, { range: 'bytes=999999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${PDF.length}`);
  });
});

it('hides resumes from visitors', async () => {
  expect((await site.get(`/files/${resume}`)).statusCode).toBe(401);
  const answer = await site.get(`/files/${resume}`, await site.signedIn('recruiter'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment/),
  });
});

it.each([
  ['bytes=0-99', 100, { start: 0, end: 99 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=50-500', 100, { start: 50, end: 99 }],
  ['bytes=100-', 100, null],
  ['bytes=5-2', 100, undefined],
  ['bytes=0-1,5-6', 100, undefined],
  [undefined, 100, undefined],
])('reads %s of %i bytes', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range);
});
