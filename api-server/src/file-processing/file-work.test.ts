import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDF } from '../../test/uploads';
import { readConfig } from '../config';
import { FileWork } from './file-work';

let folder: string;
let opened: FileWork[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-work-'));
  opened = [];
});
afterEach(async () => {
  for (const work of opened) work.close();
  await rm(folder, { recursive: true, force: true });
});

/** File work with the site's limits, except for the given variables. */
function fileWork(environment: NodeJS.ProcessEnv = {}): FileWork {
  const work = new FileWork(readConfig({ SITE_DIR: folder, ...environment }));
  opened.push(work);
  return work;
}

const place = (name: string): string => path.join(folder, name);

async function prepare(work: FileWork, bytes: Buffer, caller = 'a'): Promise<string | undefined> {
  await writeFile(place('source'), bytes);
  return work.preparePdf(place('source'), place('result'), caller);
}

/** A file whose reader waits forever. */
function endlessFile(name: string): string {
  execFileSync('mkfifo', [place(name)]);
  return place(name);
}

it('refuses a file that takes too much time, and processes the next one', async () => {
  const work = fileWork({ LIMIT_FILE_SECONDS: '1' });
  const warned = jest.fn();
  work.log = { warn: warned };
  expect(await work.preparePdf(endlessFile('endless'), place('result'), 'a')).toBeUndefined();
  expect(warned).toHaveBeenCalledWith({ err: expect.objectContaining({ ending: 'deadline' }) }, expect.any(String));
  expect(await prepare(fileWork(), PDF)).toBeDefined();
});

it('rewrites a PDF whatever the number of comments after its end', async () => {
  const long = Buffer.concat([PDF, Buffer.alloc(2_000_000, '%/S\n')]);
  expect(await prepare(fileWork({ LIMIT_FILE_SECONDS: '120' }), long)).toBeDefined();
});

it('refuses a file that takes too much memory, and processes the next one', async () => {
  const work = fileWork({ LIMIT_FILE_MEGABYTES: '120' });
  const warned = jest.fn();
  work.log = { warn: warned };
  const packed = deflateSync(Buffer.from('1 0 '.padEnd(49_000_000, '[/A[/A[]]] ')));
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const bomb = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\ntrailer\n<<>>\n%%EOF\n')]);
  expect(bomb.length).toBeLessThan(200_000);
  expect(await prepare(work, bomb)).toBeUndefined();
  expect(warned).toHaveBeenCalledWith({ err: expect.objectContaining({ ending: 'memory' }) }, expect.any(String));
  expect(await prepare(work, PDF)).toBeDefined();
});

it('answers 503 when the queue is full, and processes the file of another caller beside a slow one', async () => {
  const work = fileWork({ LIMIT_UPLOADS_UNDER_WAY: '1' });
  const endless = endlessFile('endless');
  const stuck = [1, 2, 3].map(() => work.preparePdf(endless, place('result'), 'a').catch((error: unknown) => error));
  // The first is processed, two of the same caller wait, and the queue is full for everyone.
  await expect(prepare(work, PDF, 'b')).rejects.toMatchObject({
    statusCode: 503,
    details: { headers: { 'retry-after': expect.any(String) } },
  });
  work.close();
  await Promise.all(stuck);

  const other = fileWork();
  const slow = [1, 2].map(() => other.preparePdf(endless, place('result'), 'a').catch((error: unknown) => error));
  expect(await prepare(other, PDF, 'b')).toBeDefined();
  other.close();
  await Promise.all(slow);
});

it('refuses files of another type than they claim, without ending a process', async () => {
  const work = fileWork();
  work.log = { warn: jest.fn() };
  expect(await prepare(work, Buffer.from('MZ'))).toBeUndefined();
  expect(await work.preparePicture(place('source'), place('result'), 'a.png', 'a')).toBeUndefined();
  expect(work.log.warn).not.toHaveBeenCalled();
});

it('stores the PDF as qpdf rewrites it, without the bytes between its objects', async () => {
  const work = fileWork();
  if (!(await work.qpdf())) return expect(await prepare(work, PDF)).toBe(place('source'));
  const stored = await prepare(work, Buffer.concat([PDF, Buffer.from('%behind the end')]));
  expect(stored).toBe(place('result'));
  const bytes = await readFile(place('result'), 'latin1');
  expect(bytes).toContain('/MediaBox');
  return expect(bytes).not.toContain('behind the end');
});

it('stores a PDF as it was sent if qpdf is not installed, and logs that at the start', async () => {
  const work = fileWork({ QPDF_PROGRAM: '/nowhere/qpdf' });
  const log = { info: jest.fn(), warn: jest.fn() };
  await work.begin(log);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('qpdf is not installed'));
  expect(await prepare(work, PDF)).toBe(place('source'));
});

it('removes its files after the work, and at the next start the files of a stopped server', async () => {
  const work = fileWork();
  await expect(
    work.workFiles.with(1, async (file) => {
      await writeFile(file, 'half of a file');
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  expect(await readdir(place('work'))).toEqual([]);
  await writeFile(place('work/left'), '');
  await writeFile(place('work/new'), '');
  await utimes(place('work/left'), 0, 0);
  await work.begin({ info: jest.fn(), warn: jest.fn() });
  expect(await readdir(place('work'))).toEqual(['new']);
});
