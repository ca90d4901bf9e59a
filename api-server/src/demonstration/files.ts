import sharp, { type Sharp } from 'sharp';
import { brochureKey, dataSheetKey, hasSafetySheet, safetySheetKey } from './content/documents';
import { products } from './content/products';
import { sectors } from './content/sectors';
import { subsectors } from './content/subsectors';
import { brochure } from './pdf/brochure';
import { dataSheet } from './pdf/data-sheet';
import { safetySheet } from './pdf/safety-sheet';
import { demonstrationPictures, type Picture } from './pictures';
import { productPictureKey } from './pictures/keys';
import { sectorAccent } from './pictures/paint/colour';
import type { DemonstrationFile, FileKey } from './records';

/** As many pictures at once as keeps two cores busy without holding all of them in memory. */
const AT_ONCE = 4;

function webp(picture: Picture): Promise<Buffer> {
  return raster(picture, picture.width).webp({ quality: 82, effort: 3, alphaQuality: 90 }).toBuffer();
}

function raster(picture: Picture, width: number): Sharp {
  const drawing = picture.draw();
  const drawnWidth = Number(/ width="(\d+)"/.exec(drawing)?.[1] ?? width);
  return sharp(Buffer.from(drawing), { density: (72 * width) / drawnWidth }).resize({ width });
}

/** For documents: JPEG, at a size that prints well. */
function jpeg(picture: Picture, width: number): Promise<Buffer> {
  return raster(picture, width).flatten({ background: '#fbfaf7' }).jpeg({ quality: 80 }).toBuffer();
}

async function* inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): AsyncGenerator<R> {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    yield* await Promise.all(items.slice(at, at + AT_ONCE).map(work));
  }
}

/**
 * Every file that the demonstration content names, drawn or written anew: pictures as WebP,
 * data sheets, safety data sheets and brochures as PDF. The same bytes on every run.
 */
export async function* demonstrationFiles(): AsyncGenerator<DemonstrationFile> {
  const pictures = demonstrationPictures();
  yield* inOrder([...pictures], async ([key, picture]): Promise<DemonstrationFile> => ({
    key,
    name: `${key.slice('file:picture/'.length)}.webp`,
    mime: 'image/webp',
    kind: 'image',
    alt: picture.alt,
    bytes: await webp(picture),
  }));

  const drawn = (key: FileKey): Picture => {
    const picture = pictures.get(key);
    if (!picture) throw new Error(`There is no picture ${key}`);
    return picture;
  };
  const document = (key: FileKey, name: string, bytes: Buffer): DemonstrationFile => ({
    key,
    name: `${name}.pdf`,
    mime: 'application/pdf',
    kind: 'document',
    alt: '',
    bytes,
  });

  for (const subsector of subsectors) {
    const sector = sectors.find(({ slug }) => slug === subsector.sector);
    if (!sector) throw new Error(`The subsector ${subsector.slug} names a sector that does not exist`);
    const accent = accentOf(sector.slug);
    const context = { accent, sector: sector.name, subsector: subsector.name };

    const range = await Promise.all(
      products
        .filter((product) => product.subsector === subsector.slug)
        .map(async (product) => ({
          product,
          picture: await jpeg(drawn(productPictureKey(product.picture, sector.slug)), 480),
        })),
    );
    const scene = await jpeg(drawn(`file:picture/${subsector.picture}`), 1000);
    yield document(
      brochureKey(subsector.slug),
      `brochure-${subsector.slug}`,
      await brochure(subsector, { ...context, scene, products: range }),
    );

    for (const { product, picture } of range) {
      yield document(
        dataSheetKey(product.slug),
        `data-sheet-${product.slug}`,
        await dataSheet(product, { ...context, picture }),
      );
      if (hasSafetySheet(product.hazard)) {
        yield document(
          safetySheetKey(product.slug),
          `safety-sheet-${product.slug}`,
          await safetySheet(product, context),
        );
      }
    }
  }
}

function accentOf(sector: string): string {
  return Object.entries(sectorAccent).find(([slug]) => slug === sector)?.[1] ?? sectorAccent.oilandgas;
}
