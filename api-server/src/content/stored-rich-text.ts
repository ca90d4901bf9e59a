import { createHash } from 'node:crypto';
import { and, eq, inArray, notLike, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { files } from '../database/schema';
import { sanitizeRichText } from './rich-text';
import { picturesIn, withOwnPictures, withSizes, withWidths, type PictureSize } from './rich-text-pictures';

/** The version of the rules that a text is sanitised and rendered by: another one has every stored text made again. */
const RULES = '3';

/** What a row keeps beside a rich text, so that nobody who reads it waits for the work on it. */
export interface Rendered {
  /** The HTML that pages show; null where it is the text itself. */
  readonly renderedHtml: string | null;
  /** The rules that both were made by and what both were: a text that somebody wrote by hand does not fit to it. */
  readonly renderedMark: string;
}

/** What a text and what is shown of it are recognised by, together with the rules of today. */
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

/** Whether a text is what the rules of today have made. */
export const isMarked = (text: string, { renderedHtml, renderedMark }: Rendered): boolean =>
  renderedMark === markOf(text, renderedHtml);

/** The condition that a row was made by other rules than those of today. */
export function isOutdated(renderedMark: AnyPgColumn): SQL {
  return notLike(renderedMark, `${RULES}:%`);
}

/** A text as a page shows it. One that the rules of today have not made is sanitised now. */
export function showRichText(text: string, row: Rendered): string {
  return isMarked(text, row) ? (row.renderedHtml ?? text) : withWidths(sanitizeRichText(text));
}

/** The same for places where a picture comes in one width: feeds and sections. */
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

/** A sanitised text whose pictures are all in the media library: the others are left out. */
async function withMediaPictures(db: Database, html: string) {
  const clean = sanitizeRichText(html);
  const pictures = await findPictures(db, clean);
  return { clean: withOwnPictures(clean, (name) => pictures.has(name)), pictures };
}

/** A text as it is stored: sanitised, its pictures with their width and height, and what goes beside it. */
export async function storeRichText(db: Database, html: string): Promise<Rendered & { text: string }> {
  const { clean, pictures } = await withMediaPictures(db, html);
  const text = withSizes(clean, pictures);
  return { text, ...rendered(text) };
}

/** A text as it is stored for a place where a picture comes in one width. */
export async function storePlainRichText(db: Database, html: string): Promise<Rendered & { text: string }> {
  const { clean: text } = await withMediaPictures(db, html);
  return { text, renderedHtml: null, renderedMark: markOf(text, null) };
}
