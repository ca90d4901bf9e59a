import { createHash } from 'node:crypto';
import { and, eq, inArray, notLike, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { files } from '../database/schema';
import { sanitizeRichText } from './rich-text';
import { picturesIn, withOwnPictures, withSizes, withWidths, type PictureSize } from './rich-text-pictures';

/** The version of the rules by which texts are sanitised and rendered. Changing it renders every stored text again. */
const RULES = '3';

/** The rendered form of a rich text, stored with it so that reads need no work. */
export interface Rendered {
  /** The HTML that pages show; null if it equals the text. */
  readonly renderedHtml: string | null;
  /**
   * The version of the rules and a hash of both: a text that was changed directly in the database does not match it.
   */
  readonly renderedMark: string;
}

/** The version of the rules, and a hash of a text and its rendered form. */
export function markOf(text: string, renderedHtml: string | null): string {
  const hash = createHash('sha256').update(text);
  if (renderedHtml !== null) hash.update('\0').update(renderedHtml);
  return `${RULES}:${hash.digest('base64url')}`;
}

function rendered(text: string): Rendered {
  const html = withWidths(text);
  const renderedHtml = html === text ? null : html;
  return { renderedHtml, renderedMark: markOf(text, renderedHtml) };
}

/** Whether a text was stored under today's rules. */
export const isMarked = (text: string, { renderedHtml, renderedMark }: Rendered): boolean =>
  renderedMark === markOf(text, renderedHtml);

/** The condition that a row was stored under other rules than today's. */
export function isOutdated(renderedMark: AnyPgColumn): SQL {
  return notLike(renderedMark, `${RULES}:%`);
}

/** A text as a page shows it; sanitised now unless it was stored under today's rules. */
export function showRichText(text: string, row: Rendered): string {
  return isMarked(text, row) ? (row.renderedHtml ?? text) : withWidths(sanitizeRichText(text));
}

/** The same for places where pictures have one width: feeds and sections. */
export function showPlainRichText(text: string, row: Rendered): string {
  return isMarked(text, row) ? text : sanitizeRichText(text);
}

/** The pictures of the media library that a sanitised text shows, with their sizes. */
async function findPictures(db: Database, html: string): Promise<ReadonlyMap<string, PictureSize>> {
  const names = picturesIn(html);
  if (names.length === 0) return new Map();
  const found = await db
    .select({ name: files.name, width: files.width, height: files.height })
    .from(files)
    .where(and(inArray(files.name, names), eq(files.kind, 'image')));
  return new Map(found.map(({ name, ...size }) => [name, size]));
}

/** A sanitised text without pictures that are missing from the media library. */
async function withMediaPictures(db: Database, html: string) {
  const clean = sanitizeRichText(html);
  const pictures = await findPictures(db, clean);
  return { clean: withOwnPictures(clean, (name) => pictures.has(name)), pictures };
}

/** A text as it is stored: sanitised, with the sizes of its pictures, and with its rendered form. */
export async function storeRichText(db: Database, html: string): Promise<Rendered & { text: string }> {
  const { clean, pictures } = await withMediaPictures(db, html);
  const text = withSizes(clean, pictures);
  return { text, ...rendered(text) };
}

/** A text as it is stored for places where pictures have one width. */
export async function storePlainRichText(db: Database, html: string): Promise<Rendered & { text: string }> {
  const { clean: text } = await withMediaPictures(db, html);
  return { text, renderedHtml: null, renderedMark: markOf(text, null) };
}
