import { inArray } from 'drizzle-orm';
import { IMAGE_WIDTHS } from 'api-client';
import type { Database } from '../database/database';
import { files } from '../database/schema';
import { fileNameOf } from '../files/store-file';
import { RememberedTexts } from './remembered-texts';
import { sanitizeRichText, type PictureRule } from './rich-text';

const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** Offers the site's own pictures in the widths of the API, and loads all pictures late. */
const offerWidths: PictureRule = (attributes) => {
  const late = { ...attributes, loading: attributes.loading ?? 'lazy' };
  const { src = '' } = attributes;
  if (fileNameOf(src) === undefined) return late;
  return { ...late, srcset: IMAGE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', '), sizes: SIZES };
};

/** In characters, stored and shown together: every text of a large site. */
const MOST_REMEMBERED = 20_000_000;
const shown = new RememberedTexts(MOST_REMEMBERED);
const plain = new RememberedTexts(MOST_REMEMBERED);

/** A stored text as a page shows it: sanitised again, whoever wrote it into the database. The same text is read once. */
export function showRichText(stored: string): string {
  return shown.get(stored, () => sanitizeRichText(stored, offerWidths));
}

/** The same for places where a picture comes in one width: feeds and sections. */
export function showPlainRichText(stored: string): string {
  return plain.get(stored, () => sanitizeRichText(stored));
}

/**
 * A text as it is stored: sanitised, the site's own pictures with their width and height, so that the page keeps their
 * place free. Sizes that are there already stay.
 */
export async function storeRichText(db: Database, html: string): Promise<string> {
  const names = new Set<string>();
  const clean = sanitizeRichText(html, (attributes) => {
    const name = fileNameOf(attributes.src ?? '');
    if (name !== undefined) names.add(name);
    return attributes;
  });
  if (names.size === 0) return keep(clean, html);
  const found = await db
    .select({ name: files.name, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.name, [...names]));
  const sizes = new Map(found.map(({ name, width, height }) => [name, { width, height }]));
  const sized: PictureRule = (attributes) => {
    const { width, height } = sizes.get(fileNameOf(attributes.src ?? '') ?? '') ?? {};
    if (!width || !height || 'width' in attributes || 'height' in attributes) return attributes;
    return { ...attributes, width: String(width), height: String(height) };
  };
  return keep(sanitizeRichText(html, sized), html, sized);
}

/** Who reads a text that was just stored need not wait for it: what it was made of is shorter and read faster. */
function keep(stored: string, html: string, rule: PictureRule = (attributes) => attributes): string {
  shown.get(stored, () => sanitizeRichText(html, (attributes) => offerWidths(rule(attributes))));
  return stored;
}
