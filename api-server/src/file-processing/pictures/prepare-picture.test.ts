import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { preparePicture } from './prepare-picture';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Prepares bytes as an upload of that name. */
async function prepare(bytes: Buffer, name: string) {
  const [source, result] = [path.join(folder, 'source'), path.join(folder, 'result')];
  await writeFile(source, bytes);
  const prepared = await preparePicture({ kind: 'prepare-picture', source, result, name });
  return prepared && { ...prepared, bytes: await readFile(result) };
}

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#116a6f' } }).withExif({
    IFD0: { Copyright: 'somebody' },
  });

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'accepts a %s and encodes it again without metadata',
  async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const image = await prepare(bytes, format === 'jpeg' ? 'a.JPG' : `a.${format}`);
    expect(image).toMatchObject({ width: 40, height: 20, contentType: `image/${format}` });
    expect((await sharp(image?.bytes).metadata()).exif).toBeUndefined();
  },
);

it('rotates a picture as its metadata says', async () => {
  const bytes = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await prepare(bytes, 'a.jpg')).toMatchObject({ width: 20, height: 40 });
});

it('refuses a picture of another format than its name says', async () => {
  expect(await prepare(await picture().png().toBuffer(), 'a.jpg')).toBeUndefined();
  expect(await prepare(await picture().png().toBuffer(), 'a.png.exe')).toBeUndefined();
  expect(await prepare(await picture().png().toBuffer(), 'a')).toBeUndefined();
});

it('refuses drawings, programs, empty and broken files', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>');
  expect(await prepare(svg, 'a.svg')).toBeUndefined();
  expect(await prepare(svg, 'a.png')).toBeUndefined();
  expect(await prepare(Buffer.from('MZ this program cannot be run'), 'a.png')).toBeUndefined();
  expect(await prepare(Buffer.alloc(0), 'a.png')).toBeUndefined();
  const whole = await picture(400, 400).png().toBuffer();
  expect(await prepare(whole.subarray(0, whole.length / 2), 'a.png')).toBeUndefined();
});

it('refuses more than 50 megapixels', async () => {
  const bytes = await sharp({ create: { width: 8_000, height: 6_500, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(await prepare(bytes, 'a.png')).toBeUndefined();
});
