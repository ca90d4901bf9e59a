import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { GrammarFile } from './pdf-grammar';

/** A generated picture, with the name under which it is sent. */
export interface GrammarPicture extends GrammarFile {
  readonly name: string;
}

const PNG_BEGINNING = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The checksum of a chunk, as PNG defines it. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG with the declared size and the given rows. */
function png(width: number, height: number, rows: Buffer, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    ...[PNG_BEGINNING, chunk('IHDR', head), ...extra],
    ...[chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const rowsOf = (width: number, height: number): Buffer => Buffer.alloc((width + 1) * height);

/** A GIF with this many frames of one pixel each, on a canvas of the declared size. */
function gif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** A JPEG that ends after its header, with the declared size. */
function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]);
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

/** Pictures with unusual sizes, chunks and frames, and files that are not pictures. */
export const grammarPicture: fc.Arbitrary<GrammarPicture> = fc
  .record({
    width: fc.constantFrom(1, 40, 3_000, 7_000, 40_000),
    height: fc.constantFrom(1, 20, 3_000, 7_000, 40_000),
    frames: fc.constantFrom(1, 100, 20_000),
    size: fc.constantFrom(100, 100_000, 5_000_000),
  })
  .chain(({ width, height, frames, size }) => {
    const isLarge = width * height > 50_000_000;
    const extent = `${width} x ${height}`;
    const text = (bytes: number): Buffer => chunk('tEXt', Buffer.alloc(bytes, 'x'));
    const makers: (() => GrammarPicture)[] = [
      () => {
        const bytes = isLarge ? png(width, height, Buffer.alloc(1_000)) : png(width, height, rowsOf(width, height));
        return { label: `PNG of ${extent}`, name: 'a.png', bytes, expected: isLarge ? 'refused' : 'either' };
      },
      () => ({
        label: `PNG of ${extent} without rows`,
        name: 'a.png',
        bytes: png(width, height, Buffer.alloc(0)),
        expected: 'refused',
      }),
      () => ({
        ...{ label: `PNG with ${size} bytes of text`, name: 'a.png', expected: 'either' },
        bytes: png(4, 4, rowsOf(4, 4), [text(size)]),
      }),
      () => ({
        label: `GIF of ${extent} with ${frames} frames`,
        name: 'a.gif',
        bytes: gif(width, height, frames),
        expected: 'either',
      }),
      () => ({
        label: `head of a JPEG of ${extent}`,
        name: 'a.jpg',
        bytes: jpegHead(width, height),
        expected: 'either',
      }),
      () => ({ label: 'a drawing', name: 'a.png', bytes: SVG, expected: 'refused' }),
      () => ({ label: 'a PNG under another name', name: 'a.jpg', bytes: png(4, 4, rowsOf(4, 4)), expected: 'refused' }),
      () => ({
        ...{ label: 'a GIF and rubbish', name: 'a.gif', expected: 'either' },
        bytes: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(size, 0xff)]),
      }),
    ];
    return fc.constantFrom(...makers).map((make) => make());
  });
