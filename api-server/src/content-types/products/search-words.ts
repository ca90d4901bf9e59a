import { editDistance } from 'api-client';
import { asc, like, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { searchWords } from '../../database/schema';
import { containing } from '../../pagination/search-pattern';
import { wordsOf } from '../../text/fold';

/** More words make a search slower, not better. */
const MAX_WORDS = 8;
const MAX_VARIANTS = 60;
const NEAREST = 12;

function allowedEdits(length: number): number {
  if (length <= 3) return length === 3 ? 1 : 0;
  return 2;
}

/** Words of the catalogue that contain the word: first itself, then those that begin with it. */
async function containingWords(db: Database, word: string): Promise<string[]> {
  const pattern = word.length < 3 ? containing(word).slice(1) : containing(word);
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(like(searchWords.word, pattern))
    .orderBy(
      sql`${searchWords.word} <> ${word}`,
      sql`left(${searchWords.word}, ${word.length}::integer) <> ${word}`,
      asc(sql`length(${searchWords.word})`),
      asc(searchWords.word),
    )
    .limit(MAX_VARIANTS);
  return rows.map((row) => row.word);
}

/** The words of the catalogue that a mistyped word may mean: similar by trigrams, and few edits away. */
async function similarWords(db: Database, word: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word, similarity: sql<number>`word_similarity(${word}, ${searchWords.word})` })
    .from(searchWords)
    .orderBy(sql`${searchWords.word} <-> ${word}`)
    .limit(NEAREST);
  const near = rows
    .map((row) => ({ ...row, edits: editDistance(word, row.word) }))
    .filter(({ edits, similarity }) => edits <= allowedEdits(word.length) || similarity >= 0.7);
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits <= fewest + 1).map((row) => row.word);
}

/** The groups of a grade without a space, such as `c140`, by its letters and its digits; undefined for other words. */
async function splitGroups(db: Database, word: string): Promise<string[][] | undefined> {
  const parts = word.match(/\d+|\D+/g) ?? [];
  if (parts.length < 2) return undefined;
  const groups: string[][] = [];
  for (const part of parts) groups.push(await containingWords(db, part));
  return groups.some((group) => group.length === 0) ? undefined : groups;
}

/**
 * The groups of a search. A product has to contain a word of each group; a group has the words of the catalogue that a
 * typed word may mean. Undefined when a word has none.
 *
 * @param similar which words similar ones are searched for
 */
export async function wordGroups(
  db: Database,
  search: string,
  similar: 'all' | 'unknown' | 'none',
): Promise<string[][] | undefined> {
  const groups: string[][] = [];
  for (const word of wordsOf(search).slice(0, MAX_WORDS)) {
    const contained = await containingWords(db, word);
    const split = contained.length === 0 ? await splitGroups(db, word) : undefined;
    if (split) {
      groups.push(...split);
      continue;
    }
    const isSimilar = similar === 'all' || (similar === 'unknown' && contained.length === 0);
    const group = [...new Set([...contained, ...(isSimilar ? await similarWords(db, word) : [])])];
    if (group.length === 0) return undefined;
    groups.push(group);
  }
  return groups;
}
