import sharp from 'sharp';
import { readImage } from './image-file';

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#116a6f' } }).withExif({
    IFD0: { Copyright: 'somebody' },
  });

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'takes a %s and makes it anew without metadata',
  async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const image = await readImage(bytes, format === 'jpeg' ? 'a.JPG' : `a.${format}`);
    expect(image).toMatchObject({ width: 40, height: 20, contentType: `image/${format}` });
    expect((await sharp(image?.bytes).metadata()).exif).toBeUndefined();
  },
);

it('turns a picture the way its metadata said', async () => {
  const bytes = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await readImage(bytes, 'a.jpg')).toMatchObject({ width: 20, height: 40 });
});

it('refuses what its name does not say', async () => {
  expect(await readImage(await picture().png().toBuffer(), 'a.jpg')).toBeUndefined();
  expect(await readImage(await picture().png().toBuffer(), 'a.png.exe')).toBeUndefined();
  expect(await readImage(await picture().png().toBuffer(), 'a')).toBeUndefined();
});

it('refuses drawings, programs, nothing, and what is broken', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>');
  expect(await readImage(svg, 'a.svg')).toBeUndefined();
  expect(await readImage(svg, 'a.png')).toBeUndefined();
  expect(await readImage(Buffer.from('MZ this program cannot be run'), 'a.png')).toBeUndefined();
  expect(await readImage(Buffer.alloc(0), 'a.png')).toBeUndefined();
  const whole = await picture(400, 400).png().toBuffer();
  expect(await readImage(whole.subarray(0, whole.length / 2), 'a.png')).toBeUndefined();
});

it('refuses more than 50 megapixels', async () => {
  const bytes = await sharp({ create: { width: 8_000, height: 6_500, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(await readImage(bytes, 'a.png')).toBeUndefined();
});
