import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { contentPictures } from './pictures';

const pictures = [...contentPictures()];

describe('the drawn pictures', () => {
  it.each(pictures)('%s is at most 14 kB compressed and consists of finite numbers', (_key, { draw }) => {
    const drawing = draw();
    expect(gzipSync(drawing).length).toBeLessThanOrEqual(14 * 1024);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(draw()).toBe(drawing);
  });

  it('describes every wide picture in words', () => {
    for (const [key, { alt }] of pictures)
      if (/scene|blog|news|service/.test(key)) expect(alt.length).toBeGreaterThan(15);
  });

  it('shows no two pictures alike', () => {
    expect(new Set(pictures.map(([, { draw }]) => draw())).size).toBe(pictures.length);
  });

  it('can be rendered as pixels', async () => {
    const [, picture] = pictures.find(([key]) => key === 'file:picture/scene-home') ?? [];
    const { width, height } = await sharp(Buffer.from(picture?.draw() ?? '')).metadata();
    expect([width, height]).toEqual([1600, 900]);
  });
});
