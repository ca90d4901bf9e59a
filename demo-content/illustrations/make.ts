import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { brochure } from './documents/brochure';
import { brochureScenes } from './documents/brochure-scenes';
import { dataSheet } from './documents/data-sheet';
import { safetySheet } from './documents/safety-sheet';
import type { SheetPicture } from './documents/sheet';
import { accentOf, contentPictures, type Picture } from './pictures';
import { readIllustrated, type FileKey } from './sources';

/** A generated file of the content. */
export interface Illustration {
  readonly key: FileKey;
  /** Relative to the folder of the content. */
  readonly path: string;
  /** The picture's text alternative; empty for documents. */
  readonly alt: string;
  /**
   * A hash of the sources of the file, to detect whether the stored file is current. Unlike a hash of its bytes, it is
   * the same with every version of Node.js and sharp.
   */
  fingerprint(): Promise<string>;
  make(): Promise<Buffer>;
}

const hash = (...parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url').slice(0, 22);
};

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

/** The smallest JPEG, which replaces pictures when only the text of a document matters. */
const BLANK = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

/** A document with pictures; `write` gets them in the same order. */
function document(
  slug: string,
  pictures: readonly { readonly picture: Picture; readonly width: number }[],
  write: (pictures: readonly SheetPicture[], draft: boolean) => Promise<Buffer>,
): Illustration {
  return {
    ...{ key: `file:pdf/${slug}`, path: `files/documents/${slug}.pdf`, alt: '' },
    fingerprint: async () => {
      const text = await write(
        pictures.map(({ picture: { alt } }) => ({ jpeg: BLANK, alt })),
        true,
      );
      return hash(text, ...pictures.map(({ picture }) => picture.draw()));
    },
    make: async () => {
      const drawn = pictures.map(async ({ picture, width }) => ({
        jpeg: await jpeg(picture, width),
        alt: picture.alt,
      }));
      return write(await Promise.all(drawn), false);
    },
  };
}

/** Every file that the content names: pictures as WebP, documents as PDF. The same on every run. */
export function illustrations(): Illustration[] {
  const pictures = contentPictures();
  const drawn = (key: FileKey): Picture => {
    const picture = pictures.get(key);
    if (!picture) throw new Error(`There is no picture ${key}`);
    return picture;
  };
  const made: Illustration[] = [...pictures].map(([key, picture]) => ({
    key,
    path: `files/pictures/${key.slice('file:picture/'.length)}.webp`,
    alt: picture.alt,
    fingerprint: async () => hash(String(picture.width), picture.draw()),
    make: () => webp(picture),
  }));
  for (const subsector of readIllustrated()) {
    const { slug, name, sector, products } = subsector;
    const context = { accent: accentOf(sector.slug), sector: sector.name, subsector: name };
    const scene = { picture: drawn(`file:picture/${brochureScenes[slug] ?? ''}`), width: 1000 };
    const range = products.map(({ pictureKey }) => ({ picture: drawn(pictureKey), width: 480 }));
    made.push(
      document(`brochure-${slug}`, [scene, ...range], ([wide, ...small], draft) => {
        const shown = products.flatMap((product, at) => {
          const picture = small[at];
          return picture ? [{ product, picture }] : [];
        });
        if (!wide) throw new Error(`The brochure of ${slug} has no scene`);
        return brochure(subsector, { ...context, draft, scene: wide, products: shown });
      }),
    );
    for (const [at, product] of products.entries()) {
      made.push(
        document(`data-sheet-${product.slug}`, range.slice(at, at + 1), ([picture], draft) => {
          if (!picture) throw new Error(`The data sheet of ${product.slug} has no picture`);
          return dataSheet(product, { ...context, draft, picture });
        }),
      );
      if (product.hazard === undefined) continue;
      made.push(
        document(`safety-sheet-${product.slug}`, [], (_, draft) => safetySheet(product, { ...context, draft })),
      );
    }
  }
  return made;
}
