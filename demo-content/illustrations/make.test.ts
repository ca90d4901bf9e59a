import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CONTENT_FOLDER } from '../src/content';
import { readFingerprints } from './fingerprints';
import { illustrations } from './make';

const made = illustrations();

it('stores each picture and document as the current code would draw and write it', async () => {
  const today = new Map<string, string>();
  for (const one of made) today.set(one.path, await one.fingerprint());
  // If it fails: npm run illustrations -w demo-content
  expect(Object.fromEntries(today)).toEqual(readFingerprints());
});

it('stores every listed file, and no other', () => {
  const listed: unknown = JSON.parse(readFileSync(path.join(CONTENT_FOLDER, 'files.json'), 'utf8'));
  expect(listed).toEqual(made.map(({ key, path: place, alt }) => ({ key, path: place, alt })));
  const files = ['pictures', 'documents'].flatMap((folder) =>
    readdirSync(path.join(CONTENT_FOLDER, 'files', folder)).map((name) => `files/${folder}/${name}`),
  );
  expect(files.sort()).toEqual(made.map(({ path: place }) => place).sort());
});

it('makes a picture with the stated width, and a document in PDF', async () => {
  const scene = made.find(({ key }) => key === 'file:picture/scene-home');
  const { width, height } = await sharp(await scene?.make()).metadata();
  expect([width, height]).toEqual([1920, 1080]);
  const sheet = made.find(({ key }) => key.startsWith('file:pdf/safety-sheet-'));
  expect((await sheet?.make())?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(existsSync(path.join(CONTENT_FOLDER, sheet?.path ?? ''))).toBe(true);
});
