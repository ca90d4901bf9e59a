import { sectorAccent } from './paint/colour';
import { markTile } from './paint/mark';
import { document } from './paint/shapes';
import { portraits } from './portraits';
import { drawings } from './products';
import { framed } from './products/frame';
import { scenes } from './scenes';
import { readIllustrated, type FileKey } from './sources';
import { wordmarks } from './wordmarks';

export interface Picture {
  alt: string;
  /** The width in pixels of the stored file; the height follows from the drawing. */
  width: number;
  /** SVG. */
  draw: () => string;
}

const widths = { scene: 1920, blog: 1600, news: 1600, service: 1280 } as const;

function sceneWidth(name: string): number {
  const kind = name.split('-')[0];
  return kind === 'blog' || kind === 'news' || kind === 'service' ? widths[kind] : widths.scene;
}

/** Every picture of the content by its key. */
export function contentPictures(): Map<FileKey, Picture> {
  const pictures = new Map<FileKey, Picture>();
  pictures.set('file:picture/site-logo', {
    alt: 'Tridhara Energy & Chemicals',
    width: 512,
    draw: () => document(512, 512, `<g transform="scale(12.8)">${markTile()}</g>`),
  });
  for (const [name, { alt, draw }] of Object.entries(scenes)) {
    pictures.set(`file:picture/${name}`, { alt, width: sceneWidth(name), draw });
  }
  for (const [name, { alt, draw }] of Object.entries(portraits)) {
    pictures.set(`file:picture/portrait-${name}`, { alt, width: 480, draw });
  }
  for (const [name, { alt, draw }] of Object.entries(wordmarks)) {
    pictures.set(`file:picture/client-${name}`, { alt, width: 560, draw });
  }
  for (const { sector, products } of readIllustrated()) {
    for (const { name, picture, pictureKey } of products) {
      pictures.set(pictureKey, {
        alt: productAlt(picture.drawing),
        width: 960,
        draw: () =>
          framed(accentOf(sector.slug), drawings[picture.drawing](accentOf(sector.slug), shortNameOf(name)), picture),
      });
    }
  }
  return pictures;
}

/** The end of a product's name, by which its label is known: "Neutralising Amine NA 15" → "NA 15". */
function shortNameOf(name: string): string {
  return /(?:[A-Z]+ )?[A-Z]*\d\w*$/.exec(name)?.[0] ?? '';
}

/** The colour for all drawings of a sector. */
export function accentOf(sector: string): string {
  const accent = Object.entries(sectorAccent).find(([slug]) => slug === sector)?.[1];
  if (!accent) throw new Error(`The sector ${sector} has no accent`);
  return accent;
}

/** "filter-vessel" → "Drawing: filter vessel". */
function productAlt(picture: string): string {
  const words = picture.replaceAll('-', ' ');
  return `Drawing: ${words}`;
}
