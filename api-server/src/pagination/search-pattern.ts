import { fold } from 'api-client';
import { and, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A pattern of `LIKE` for a part of a text: `%`, `_` and `\` are literal. */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function wordsIn(search: string | undefined): string[] {
  const words = (search ?? '').split(/\s+/);
  return words.filter((word) => word !== '').slice(0, 10);
}

/**
 * Matches rows in which every word of a search occurs in one of the columns, in any case. It reads every row, so for
 * short tables only.
 */
export function matching(search: string | undefined, columns: (AnyPgColumn | SQL)[]): SQL | undefined {
  return and(...wordsIn(search).map((word) => or(...columns.map((column) => ilike(column, containing(word))))));
}

/** The same for a lower-case column with an index of trigrams: for tables of any size. */
export function matchingLowered(search: string | undefined, column: AnyPgColumn): SQL | undefined {
  return and(...wordsIn(search).map((word) => sql`${column} like lower(${containing(word)})`));
}

/**
 * Contains all folded words, also those with subscripts or superscripts in rich text: `h2s` finds `H<sub>2</sub>S`. One
 * condition for all words, so that the index of trigrams answers for all of them before any text is read.
 */
export function containsFolded(column: AnyPgColumn, words: readonly string[]): SQL | undefined {
  const parts = words.map(containing);
  const plain = sql`regexp_replace(${column}, '</?su[bp]>', '', 'g')`;
  return or(
    and(...parts.map((part) => like(column, part))),
    and(or(like(column, '%<sub>%'), like(column, '%<sup>%')), ...parts.map((part) => like(plain, part))),
  );
}

/** As `matchingLowered`, for a column that is also without accents (`searchedColumn`): `resume` finds `Résumé`. */
export function matchingFolded(search: string | undefined, column: AnyPgColumn): SQL | undefined {
  const words = wordsIn(search).map(fold);
  return words.length === 0 ? undefined : containsFolded(column, words);
}
