import { and, ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A part of a text for `LIKE`: `%`, `_` and `\` are letters (security.md, 27). */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Every word of a search occurs in one of the columns, whatever its case. For tables of a site's size. */
export function matching(search: string | undefined, columns: AnyPgColumn[]): SQL | undefined {
  const words = (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
  return and(...words.map((word) => or(...columns.map((column) => ilike(column, containing(word))))));
}
