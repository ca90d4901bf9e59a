import { and, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing } from '../../pagination/search-pattern';

/** How much of a word's trigrams a mistyped one must share with a text, and from how many letters on that counts. */
const LIKENESS = 0.5;
const SHORTEST_FUZZY = 4;

interface Searched {
  /** The folded title: what lists are sorted by. */
  readonly title: AnyPgColumn;
  /** Short texts, in which typing errors are forgiven too. */
  readonly texts?: readonly AnyPgColumn[];
  /** Long texts, in which a word has to stand as it is typed. */
  readonly body?: readonly AnyPgColumn[];
}

interface TextMatch {
  readonly where: SQL | undefined;
  /** Higher is better; about 1 for each word that stands in the title. */
  readonly score: SQL<number>;
}

function wordScore(word: string, { title, texts = [], body = [] }: Searched): { where: SQL | undefined; score: SQL } {
  const part = containing(word);
  const inTitle = like(title, part);
  const inTexts = or(...[...texts, ...body].map((column) => ilike(column, part)));
  const likeness = (text: AnyPgColumn | SQL) => sql`word_similarity(${word}, ${text})`;
  const fuzzy = word.length >= SHORTEST_FUZZY;
  const near = [title, ...texts.map((column) => sql`lower(${column})`)].map(
    (text) => sql`${likeness(text)} >= ${LIKENESS}`,
  );
  return {
    where: or(inTitle, inTexts, ...(fuzzy ? near : [])),
    score: sql`case when ${inTitle} then 1 else ${likeness(title)} * case when ${fuzzy ? near[0] : sql`false`} then 1 else 0.5 end end`,
  };
}

/**
 * The condition that every word stands somewhere in an item, in any order, and how well it does. For tables of a
 * site's size; products have an index of their own.
 *
 * @param words folded, as `wordsOf` gives them; at least one
 */
export function textMatch(words: readonly string[], searched: Searched): TextMatch {
  const scored = words.map((word) => wordScore(word, searched));
  return {
    where: and(...scored.map(({ where }) => where)),
    score: sql<number>`(${sql.join(
      scored.map(({ score }) => score),
      sql` + `,
    )})::double precision`,
  };
}
