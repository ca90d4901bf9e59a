import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { IMAGE_FORMATS } from 'api-client';
import type { PicturePrepared, PreparePictureTask } from './picture-tasks';
import { MAX_PIXELS, openPicture } from './open-picture';

type ImageFormat = keyof typeof IMAGE_FORMATS;

const formats = Object.keys(IMAGE_FORMATS) as ImageFormat[];

function formatOfName(name: string): ImageFormat | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  return formats.find((format) => IMAGE_FORMATS[format].extensions.some((extension) => extension === ending));
}

function formatOfBytes(bytes: Buffer): ImageFormat | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const beginning = bytes.toString('latin1', 0, 12);
  if (beginning.startsWith('RIFF') && beginning.endsWith('WEBP')) return 'webp';
  if (beginning.startsWith('GIF87a') || beginning.startsWith('GIF89a')) return 'gif';
  if (beginning.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(beginning.slice(8))) return 'avif';
  return undefined;
}

/**
 * Checks that a file's name, its first bytes and its decoding agree on one format, and encodes it again from its
 * pixels, without its metadata.
 *
 * @returns undefined when the site does not accept the picture: another format, a drawing (SVG), broken, or over 50
 * megapixels
 */
export async function preparePicture({
  source,
  result,
  name,
}: PreparePictureTask): Promise<PicturePrepared | undefined> {
  const format = formatOfName(name);
  const bytes = await readFile(source);
  if (!format || formatOfBytes(bytes) !== format) return undefined;
  try {
    const image = openPicture(bytes, { failOn: 'error', animated: format === 'gif' });
    const { format: decoded, width, height } = await image.metadata();
    // The library names AVIF by its container.
    if ((decoded === 'heif' ? 'avif' : decoded) !== format || width * height > MAX_PIXELS) return undefined;
    const made = await image.autoOrient().toFormat(format).toFile(result);
    return {
      contentType: IMAGE_FORMATS[format].contentType,
      width: made.width,
      height: made.pageHeight ?? made.height,
    };
  } catch {
    return undefined;
  }
}
