import { inArray } from 'drizzle-orm';
import { IMAGE_WIDTHS } from 'api-client';
import type { Database } from '../database/database';
import { files } from '../database/schema';

/** A picture of sanitised rich text, whose attributes are in a known form. */
const PICTURE = /<img\b([^>]*?)\s*\/?>/g;
const OWN_FILE = /\bsrc="(\/api\/v1\/files\/([a-z0-9][a-z0-9.-]{0,119}))"/;
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/**
 * Gives the site's own pictures of a sanitised text their width and height, so that the page keeps their place free.
 * Sizes that are there already stay.
 */
export async function sizePictures(db: Database, html: string): Promise<string> {
  const names = [...html.matchAll(PICTURE)].flatMap(([, attributes = '']) => OWN_FILE.exec(attributes)?.[2] ?? []);
  if (names.length === 0) return html;
  const found = await db
    .select({ name: files.name, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.name, names));
  const sizes = new Map(found.map(({ name, width, height }) => [name, { width, height }]));
  return html.replace(PICTURE, (whole, attributes: string) => {
    const size = sizes.get(OWN_FILE.exec(attributes)?.[2] ?? '');
    if (!size?.width || !size.height || /\b(?:width|height)=/.test(attributes)) return whole;
    return `<img${attributes} width="${size.width}" height="${size.height}" />`;
  });
}

/** Offers the site's own pictures of a sanitised text in the widths of the API, and loads all of them late. */
export function offerWidths(html: string): string {
  return html.replace(PICTURE, (_whole, attributes: string) => {
    const late = /\bloading=/.test(attributes) ? '' : ' loading="lazy"';
    const address = OWN_FILE.exec(attributes)?.[1];
    if (address === undefined) return `<img${attributes}${late} />`;
    const sources = IMAGE_WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
    return `<img${attributes}${late} srcset="${sources}" sizes="${SIZES}" />`;
  });
}
