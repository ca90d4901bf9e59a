import { and, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { foldedText, similarText } from '../../database/schema/columns';
import { containing, containsFolded } from '../../pagination/search-pattern';

/** The part of a word's trigrams that a text must share, and the shortest word for that. */
const MIN_SIMILARITY = 0.5;
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

export interface TextMatch {
  readonly where: SQL | undefined;
  /** Higher is better; about 1 for each word in the title. */
  readonly score: SQL<number>;
}

const inTitle = (title: AnyPgColumn, word: string): SQL => like(title, containing(word));

const sumOf = (scores: readonly SQL[]): SQL<number> => sql`(${sql.join([...scores], sql` + `)})::double precision`;

function matchWord(
  word: string,
  { title, texts = [], body, searched }: Searched,
  typos: boolean,
): { where: SQL | undefined; score: SQL } {
  const similarity = (text: AnyPgColumn | SQL) => sql`word_similarity(${word}, ${text})`;
  const fuzzy = typos && word.length >= MIN_FUZZY_LENGTH;
  const near = [title, ...texts.map((column) => foldedText(column))].map(
    (text) => sql`${similarity(text)} >= ${MIN_SIMILARITY}`,
  );
  const similar = searched ? [sql`${similarText(title, texts)} %> ${word}`] : near;
  const columns = [...texts, ...(body ? [body] : [])];
  const exact = searched
    ? containsFolded(searched, [word])
    : or(inTitle(title, word), ...columns.map((column) => like(foldedText(column), containing(word))));
  return {
    where: or(exact, ...(fuzzy ? similar : [])),
    score: sql`case when ${inTitle(title, word)} then 1 else ${similarity(title)} * case when ${fuzzy ? near[0] : sql`false`} then 1 else 0.5 end end`,
  };
}

/**
 * The condition that an item contains every word, in any order and perhaps with a typing error, and the score. Without
 * `searched` it reads every row; products have their own index.
 *
 * @param words folded, as `wordsOf` returns them; at least one
 * @param typos whether typing errors are tolerated
 */
export function textMatch(words: readonly string[], searched: Searched, typos = true): TextMatch {
  const matches = words.map((word) => matchWord(word, searched, typos));
  return { where: and(...matches.map(({ where }) => where)), score: sumOf(matches.map(({ score }) => score)) };
}

/** The score of a word that is in the texts, and not in the title. */
const ELSEWHERE = sql`0.1`;

/**
 * The same for words as they are written, in a table with `searched`, which has the title, too. Similarity is not
 * computed: thousands of rows may have a frequent word.
 */
export function exactMatch(
  words: readonly string[],
  { title, searched }: Searched & Required<Pick<Searched, 'searched'>>,
): TextMatch {
  return {
    where: containsFolded(searched, words),
    score: sumOf(words.map((word) => sql`case when ${inTitle(title, word)} then 1 else ${ELSEWHERE} end`)),
  };
}
