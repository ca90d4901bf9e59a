import { tinyBucket, type TinyBucket } from 'delivery/testing';
import sharp from 'sharp';
import { testApp } from '../../test/harness';
import { uploadOf, uploadResume } from '../../test/uploads';
import { fileDeletions, files } from '../database/schema';

let bucket: TinyBucket;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  bucket = await tinyBucket();
});
afterAll(() => bucket.stop());

const site = testApp(() => ({ environment: { FILES_URL: bucket.address } }));
const keysIn = (folder: string): string[] =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`site/${folder}/`));

async function uploadPicture(): Promise<{ status: number; path: string; message: string; retryAfter: unknown }> {
  const bytes = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#116a6f' } })
    .png()
    .toBuffer();
  const editor = await site.signedIn('editor');
  const upload = uploadOf('image', 'plant.png', bytes, editor);
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/uploads/image', ...upload });
  const { fileUrl = '', message } = answer.json<{ fileUrl?: string; message: string }>();
  const path = fileUrl.replace('/api/v1', '');
  return { status: answer.statusCode, path, message, retryAfter: answer.headers['retry-after'] };
}

it('stores pictures and their narrower copies in the bucket, and serves them whole, narrower and in parts', async () => {
  const { path } = await uploadPicture();
  expect(keysIn('files')).toEqual([`site${path}`]);
  const whole = await site.get(path);
  expect(whole.rawPayload).toEqual(bucket.objects.get(`site${path}`));
  const narrow = await site.get(`${path}?w=320`, { accept: 'image/webp' });
  expect((await sharp(narrow.rawPayload).metadata()).width).toBe(320);
  expect(keysIn('variants')).toEqual([`site/variants${path.replace('/files', '')}/320.webp`]);
  const part = await site.get(path, { range: 'bytes=1-3' });
  expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
});

it('never hands out the address of a bucket: only recruiters read a resume, through the server', async () => {
  const path = (await uploadResume(site)).replace('/api/v1', '');
  const stored = bucket.objects.get(`site${path}`);
  expect(stored?.toString()).toMatch(/^%PDF-/);
  const refused = await site.get(path);
  expect([refused.statusCode, refused.headers.location]).toEqual([401, undefined]);
  expect((await site.get(path, await site.signedIn('editor'))).statusCode).toBe(403);
  const opened = await site.get(path, await site.signedIn('recruiter'));
  expect([opened.statusCode, opened.rawPayload]).toEqual([200, stored]);
});

it('answers with a remedy while the bucket is down, serves everything else, and loses nothing', async () => {
  const { path } = await uploadPicture();
  const before = await site.services.db.select().from(files);
  bucket.isDown = true;
  try {
    const message = 'Files cannot be stored or opened at the moment. Try again in a minute.';
    expect(await uploadPicture()).toEqual({ status: 503, path: '', message, retryAfter: '5' });
    const picture = await site.get(path);
    expect([picture.statusCode, picture.headers['cache-control'], picture.json().message]).toEqual([
      ...[503, 'no-store', message],
    ]);
    expect((await site.get('/services')).statusCode).toBe(200);
    expect((await site.get('/products')).statusCode).toBe(200);
    expect(await site.services.db.select().from(files)).toEqual(before);
  } finally {
    bucket.isDown = false;
  }
  expect((await site.get(path)).statusCode).toBe(200);
  expect((await uploadPicture()).status).toBe(200);
  // The refused upload may have left bytes: their deletion is noted.
  expect(await site.services.db.select().from(fileDeletions)).toHaveLength(1);
});
