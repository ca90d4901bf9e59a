import fc from 'fast-check';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { readConfig } from '../../api-server/src/config';
import { FileWork } from '../../api-server/src/file-processing/file-work';
import { grammarPdf } from './pdf-grammar';
import { grammarPicture } from './picture-grammar';

const SEED = 63;

let folder: string;
let work: FileWork;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-files-'));
  work = new FileWork(readConfig({ SITE_DIR: folder }));
});
afterAll(async () => {
  work.close();
  await rm(folder, { recursive: true, force: true });
});

/** Whether the site accepts a file. */
const isTaken = (bytes: Buffer, prepare: (source: string, result: string) => Promise<unknown>): Promise<boolean> =>
  work.workFiles.with(2, async (source, result) => {
    await writeFile(source, bytes);
    return (await prepare(source, result)) !== undefined;
  });

it('refuses or accepts 200 generated PDFs and pictures, and inflates and decodes nothing in its own process', async () => {
  const inflate = jest.spyOn(zlib, 'inflateSync');
  const wrong: string[] = [];
  for (const { label, bytes, expected } of fc.sample(grammarPdf, { seed: SEED, numRuns: 150 })) {
    const taken = await isTaken(bytes, (source, result) => work.preparePdf(source, result, 'a'));
    if (expected !== 'either' && taken !== (expected === 'accepted')) wrong.push(`${label}: ${taken}`);
  }
  for (const { label, bytes, name, expected } of fc.sample(grammarPicture, { seed: SEED, numRuns: 50 })) {
    const taken = await isTaken(bytes, (source, result) => work.preparePicture(source, result, name, 'a'));
    if (expected !== 'either' && taken !== (expected === 'accepted')) wrong.push(`${label}: ${taken}`);
  }
  expect(wrong).toEqual([]);
  expect(inflate).not.toHaveBeenCalled();
  expect(Object.keys(require.cache).filter((file) => file.includes('node_modules/sharp/'))).toEqual([]);
  expect(await readdir(path.join(folder, 'work'))).toEqual([]);
}, 600_000);
