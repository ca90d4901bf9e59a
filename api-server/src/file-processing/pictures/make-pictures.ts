import type { CropTask, NarrowTask, ShareTask } from './picture-tasks';
import { openPicture, plainPicture } from './open-picture';

const EFFORTS = { quick: { avif: 1, webp: 2 }, small: { avif: 4, webp: 4 } } as const;

/** Makes a narrower copy in another format. */
export async function narrow({ source, result, width, format, effort }: NarrowTask): Promise<void> {
  const image = openPicture(source).rotate().resize({ width, withoutEnlargement: true });
  const efforts = EFFORTS[effort];
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 55, effort: efforts.avif })
      : image.webp({ quality: 78, effort: efforts.webp });
  await encoded.toFile(result);
}

/** Cuts a part out of a picture, in the picture's own format. */
export async function crop({ source, result, part }: CropTask): Promise<{ width: number; height: number }> {
  const image = openPicture(source);
  const { format } = await image.metadata();
  const { width, height } = await image
    .extract(part)
    .toFormat(format === 'heif' ? 'avif' : format)
    .toFile(result);
  return { width, height };
}

/** The side that remains in view when a picture is cut; sharp takes sides and corners only. */
function sideOf({ x, y }: { readonly x: number; readonly y: number }): string {
  const horizontal = x < 34 ? 'left' : x > 66 ? 'right' : '';
  const vertical = y < 34 ? 'top' : y > 66 ? 'bottom' : '';
  return `${horizontal} ${vertical}`.trim() || 'centre';
}

/** Cuts a picture to a size, or makes a plain background, and draws an SVG over it. */
export async function share({ source, result, drawing, width, height, ground, ink }: ShareTask): Promise<void> {
  const picture =
    source === undefined
      ? plainPicture(width, height, ground)
      : openPicture(source.file)
          .rotate()
          .resize(width, height, { fit: 'cover', position: sideOf(source.focus) });
  await picture
    .composite(drawing === undefined ? [] : [{ input: Buffer.from(drawing) }])
    .flatten({ background: ink })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(result);
}
