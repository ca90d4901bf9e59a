import { and, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { foldedText, similarText } from '../../database/schema/columns';
import { containing, containsFolded } from '../../pagination/search-pattern';

/** The part of a word's trigrams that a text must share, and the shortest word for that. */
const LIKENESS = 0.5;
const MIN_FUZZY_LENGTH = 4;

interface Searched {
  /** The folded title, by which lists are sorted. */
  readonly title: AnyPgColumn;
  /** Short texts, in which typing errors are tolerated too. */
  readonly texts?: readonly AnyPgColumn[];
  /** A long text, in which words have to match exactly. */
  readonly body?: AnyPgColumn;
  /** The column with all searched texts of an item, folded, if the table has indexes of trigrams. */
  readonly searched?: AnyPgColumn;
}

interface TextMatch {
  /** Every word occurs. */
  readonly exact: SQL | undefined;
  /** Every word occurs, perhaps with a typing error. */
  readonly where: SQL | undefined;
  /** Higher is better; about 1 for each word in the title. */
  readonly score: SQL<number>;
}

function wordScore(
  word: string,
  { title, texts = [], body, searched }: Searched,
): { exact: SQL | undefined; where: SQL | undefined; score: SQL } {
  const part = containing(word);
  const inTitle = like(title, part);
  const inTexts = searched
    ? containsFolded(searched, word)
    : or(...[...texts, ...(body ? [body] : [])].map((column) => like(foldedText(column), part)));
  const likeness = (text: AnyPgColumn | SQL) => sql`word_similarity(${word}, ${text})`;
  const fuzzy = word.length >= MIN_FUZZY_LENGTH;
  const near = [title, ...texts.map((column) => foldedText(column))].map(
    (text) => sql`${likeness(text)} >= ${LIKENESS}`,
  );
  const similar = searched ? [sql`${similarText(title, texts)} %> ${word}`] : near;
  const exact = or(inTitle, inTexts);
  return {
    exact,
    where: or(exact, ...(fuzzy ? similar : [])),
    score: sql`case when ${inTitle} then 1 else ${likeness(title)} * case when ${fuzzy ? near[0] : sql`false`} then 1 else 0.5 end end`,
  };
}

/**
 * The conditions that an item contains every word, in any order, and the score. Without `searched` they read every row;
 * products have their own index.
 *
 * @param words folded, as `wordsOf` returns them; at least one
 */
export function textMatch(words: readonly string[], searched: Searched): TextMatch {
  const scored = words.map((word) => wordScore(word, searched));
  return {
    exact: and(...scored.map(({ exact }) => exact)),
    where: and(...scored.map(({ where }) => where)),
    score: sql<number>`(${sql.join(
      scored.map(({ score }) => score),
      sql` + `,
    )})::double precision`,
  };
}
