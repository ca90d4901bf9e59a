import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fold } from '../text/fold';

/** A part of a text for `LIKE`: `%`, `_` and `\` are letters. */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function wordsIn(search: string | undefined): string[] {
  const words = (search ?? '').split(/\s+/);
  return words.filter((word) => word !== '').slice(0, 10);
}

/** Every word of a search occurs in one of the columns, whatever its case. It reads every row, so for short tables only. */
export function matching(search: string | undefined, columns: (AnyPgColumn | SQL)[]): SQL | undefined {
  return and(...wordsIn(search).map((word) => or(...columns.map((column) => ilike(column, containing(word))))));
}

/** The same for a column that is in lower case already and has an index of trigrams: for tables of any size. */
export function matchingLowered(search: string | undefined, column: AnyPgColumn): SQL | undefined {
  return and(...wordsIn(search).map((word) => sql`${column} like lower(${containing(word)})`));
}

/** As `matchingLowered`, for a column that is without accents, too (`searchedColumn`): `resume` finds `Résumé`. */
export function matchingFolded(search: string | undefined, column: AnyPgColumn): SQL | undefined {
  return and(...wordsIn(search).map((word) => sql`${column} like ${containing(fold(word))}`));
}
