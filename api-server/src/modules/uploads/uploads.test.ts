import sharp from 'sharp';
import { startTestApp, testApp } from '../../../test/harness';
import { PDF, uploadOf } from '../../../test/uploads';
import { files } from '../../database/schema';
import { deleteNotedFiles } from '../../files/file-deletions';
import { cleanUpResumes } from './service';

const careers = testApp();
afterEach(async () => {
  for (const { name } of await careers.services.db.delete(files).returning()) await careers.services.files.delete(name);
});

const IMAGE = '/api/v1/uploads/image';
const FILE = '/api/v1/uploads/file';
const png = (side = 30) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f3d4c' } })
    .png()
    .toBuffer();
const post = (url: string, upload: ReturnType<typeof uploadOf>) =>
  careers.app.inject({ method: 'POST', url, ...upload });
const stored = () => careers.services.files.list();

it('stores a picture for editors under a new name', async () => {
  const answer = await post(IMAGE, uploadOf('image', '../../logo.png', await png(), await careers.signedIn('editor')));
  expect(answer.statusCode).toBe(200);
  const { success, fileUrl, message } = answer.json<{ success: boolean; fileUrl: string; message: string }>();
  expect(success).toBe(true);
  expect(message).toBe('Image uploaded successfully');
  expect(fileUrl).toMatch(/^\/api\/v1\/files\/[a-z0-9]{30,}\.png$/);
  expect((await careers.services.db.select().from(files))[0]).toMatchObject({
    kind: 'image',
    originalName: 'logo.png',
  });
});

it('refuses pictures of other users', async () => {
  expect((await post(IMAGE, uploadOf('image', 'a.png', await png()))).statusCode).toBe(401);
  const recruiter = await careers.signedIn('recruiter');
  expect((await post(IMAGE, uploadOf('image', 'a.png', await png(), recruiter))).statusCode).toBe(403);
  expect(await stored()).toEqual([]);
});

it('accepts exactly 5,242,880 bytes and not one more', async () => {
  const editor = await careers.signedIn('editor');
  const picture = await png();
  // Decoders ignore bytes after the end of a picture, and they are not stored.
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const exact = await post(IMAGE, uploadOf('image', 'a.png', padded(5_242_880), editor));
  expect(exact.statusCode).toBe(200);
  const larger = await post(IMAGE, uploadOf('image', 'a.png', padded(5_242_881), editor));
  expect(larger.statusCode).toBe(413);
  expect(larger.json()).toMatchObject({ success: false, message: 'Image size should be less than 5MB' });
});

it('refuses drawings and pictures of another format than their name says', async () => {
  const editor = await careers.signedIn('editor');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  for (const upload of [
    uploadOf('image', 'a.svg', svg, editor),
    uploadOf('image', 'a.png', svg, editor),
    uploadOf('image', 'a.jpg', await png(), editor),
    uploadOf('image', 'a.png', Buffer.from('MZ program'), editor),
  ]) {
    const answer = await post(IMAGE, upload);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ message: 'Please upload a valid image file' });
  }
  expect(await stored()).toEqual([]);
});

it('names the missing part, and refuses JSON', async () => {
  const editor = await careers.signedIn('editor');
  const answer = await post(IMAGE, uploadOf('file', 'a.png', await png(), editor));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ path: 'image', message: 'A file is required' }] });
  const json = await careers.app.inject({ method: 'POST', url: FILE, payload: { file: 'x' } });
  expect(json.statusCode).toBe(415);
});

it('stores a resume privately: unguessable, readable only with a token', async () => {
  const answer = await post(FILE, uploadOf('file', 'My CV.pdf', PDF));
  expect(answer.statusCode).toBe(200);
  const { fileUrl, message } = answer.json<{ fileUrl: string; message: string }>();
  expect(message).toBe('File uploaded successfully');
  expect([401, 404]).toContain((await careers.app.inject(fileUrl)).statusCode);
  const read = await careers.app.inject({ url: fileUrl, headers: await careers.signedIn('recruiter') });
  expect(read.statusCode).toBe(200);
  expect(read.body).toMatch(/^%PDF-1\.7[^]*\/MediaBox/);
  expect(read.headers['x-content-type-options']).toBe('nosniff');
});

it('stores a public document for editors, and refuses an expired token', async () => {
  const editor = await careers.signedIn('editor');
  const { fileUrl } = (await post(FILE, uploadOf('file', 'sheet.pdf', PDF, editor))).json<{ fileUrl: string }>();
  expect((await careers.app.inject(fileUrl)).statusCode).toBe(200);
  const dead = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect((await post(FILE, uploadOf('file', 'sheet.pdf', PDF, dead))).statusCode).toBe(401);
});

it.each([
  ['a renamed program', 'cv.pdf', Buffer.from('MZ\x90\0')],
  ['an empty file', 'cv.pdf', Buffer.alloc(0)],
  ['a PDF under another name', 'cv.exe', PDF],
  ['bytes before the header', 'cv.pdf', Buffer.concat([Buffer.from(' '), PDF])],
])('refuses %s', async (_, name, bytes) => {
  const answer = await post(FILE, uploadOf('file', name, bytes));
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ message: 'Please upload a valid PDF file' });
  expect(await stored()).toEqual([]);
});

it.each([
  ['a script', PDF.toString().replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>')],
  ['a header and no end', '%PDF-1.7\nnothing else'],
])('refuses a PDF with %s, and stores nothing', async (_, text) => {
  for (const headers of [{}, await careers.signedIn('editor')]) {
    expect((await post(FILE, uploadOf('file', 'cv.pdf', Buffer.from(text), headers))).statusCode).toBe(415);
  }
  expect(await stored()).toEqual([]);
});

it('refuses a picture that inflates to more than 50 megapixels, and stores nothing', async () => {
  const bomb = await sharp({ create: { width: 8_000, height: 6_500, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const answer = await post(IMAGE, uploadOf('image', 'a.png', bomb, await careers.signedIn('editor')));
  expect(answer.statusCode).toBe(415);
  expect(await stored()).toEqual([]);
});

it.each([
  ['files', { LIMIT_UNCLAIMED_UPLOADS: '2' }, PDF],
  [
    'bytes',
    { LIMIT_UNCLAIMED_MEGABYTES: '1', QPDF_PROGRAM: '/nowhere/qpdf' },
    Buffer.concat([PDF, Buffer.alloc(450_000)]),
  ],
])('limits the %s of the whole site that no application has claimed', async (_, environment, bytes) => {
  const full = await startTestApp({ environment });
  try {
    const send = (at: number) =>
      full.app.inject({
        method: 'POST',
        url: FILE,
        remoteAddress: `10.0.0.${at}`,
        ...uploadOf('file', 'cv.pdf', bytes),
      });
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect([taken.length, refused.length]).toEqual([2, 2]);
    expect(refused[0]?.headers['retry-after']).toBe('3600');
    expect(refused[0]?.json()).toMatchObject({ success: false, message: expect.stringContaining('try again') });
    expect(await full.services.db.select().from(files)).toHaveLength(2);
    await full.services.db.update(files).set({ used: true });
    expect((await send(5)).statusCode).toBe(200);
  } finally {
    await full.close();
  }
});

it.each([
  [
    'ends early',
    Buffer.from(
      '------careers-test-boundary\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ),
  ],
  ['is not a form', Buffer.from('nothing')],
  ['is empty', Buffer.alloc(0)],
])('answers 400 to a form that %s', async (_, payload) => {
  const { headers } = uploadOf('file', 'cv.pdf', PDF);
  const answer = await careers.app.inject({ method: 'POST', url: FILE, payload, headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) });
});

it('accepts a PDF of exactly 10 MB and not one byte more', async () => {
  const padded = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length)]);
  expect((await post(FILE, uploadOf('file', 'cv.pdf', padded(10_485_760)))).statusCode).toBe(200);
  const larger = await post(FILE, uploadOf('file', 'cv.pdf', padded(10_485_761)));
  expect(larger.statusCode).toBe(413);
  expect(larger.json()).toMatchObject({ message: 'PDF size should be at most 10MB' });
});

it('leaves nothing behind when the upload breaks off', async () => {
  const { payload, headers } = uploadOf('file', 'cv.pdf', Buffer.concat([PDF, Buffer.alloc(100_000)]));
  const half = Buffer.isBuffer(payload) ? payload.subarray(0, 50_000) : Buffer.alloc(0);
  const answer = await careers.app.inject({ method: 'POST', url: FILE, payload: half, headers });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(await stored()).toEqual([]);
  expect(await careers.services.db.select().from(files)).toEqual([]);
});

it('removes an unused resume after 24 hours', async () => {
  await post(FILE, uploadOf('file', 'cv.pdf', PDF));
  careers.clock.pass(24 * 3_600_000 - 1);
  await cleanUpResumes(careers.services);
  expect(await stored()).toHaveLength(1);
  careers.clock.pass(1);
  await cleanUpResumes(careers.services);
  await deleteNotedFiles(careers.services);
  expect(await stored()).toEqual([]);
  expect(await careers.services.db.select().from(files)).toEqual([]);
});

it('leaves nothing behind when the process dies between the bytes of an upload and their row', async () => {
  const { db, files: store } = careers.services;
  const transaction = db.transaction.bind(db);
  // Neither the row nor its clean-up happens, as if the process had stopped.
  const row = jest
    .spyOn(db, 'transaction')
    .mockImplementation((work, ...options) =>
      row.mock.calls.length > 1 ? Promise.reject(new Error('Stopped')) : transaction(work, ...options),
    );
  const bytes = jest.spyOn(store, 'delete').mockRejectedValue(new Error('Stopped'));
  expect((await post(FILE, uploadOf('file', 'cv.pdf', PDF))).statusCode).toBe(500);
  row.mockRestore();
  bytes.mockRestore();
  expect(await stored()).toHaveLength(1);
  await deleteNotedFiles(careers.services);
  expect(await stored()).toHaveLength(1);
  careers.clock.pass(3_600_000);
  await deleteNotedFiles(careers.services);
  expect(await stored()).toEqual([]);
});
