import { ENGLISH } from 'api-client';
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { ContentTable } from '../content/stored-content-type';
import type { Database } from '../database/database';
import { translations } from '../database/schema';
import { containing } from '../pagination/search-pattern';
import { wordsOf } from '../text/fold';
import { latinKeysOf } from '../text/latin-key';
import type { AnyQuery } from './served-content-type';

/** Whether a text, given by its key, has a word that begins like one that is typed in Latin letters. */
export const hasLatinWord = (key: SQL | typeof translations.latin, word: string): SQL | undefined =>
  or(...latinKeysOf(word).map((typed) => like(key, containing(typed))));

/** Whether published short texts have a word, as it is written or typed in Latin letters. */
export const hasWord = (word: string): SQL | undefined =>
  or(like(translations.searched, containing(word)), hasLatinWord(translations.latin, word));

/** More words make a search slower, not better. */
const MAX_WORDS = 10;

/** The published short texts of a type that a search matches in the language of the answer; undefined in English. */
function matchesIn(collection: string, { search = '', locale }: Pick<AnyQuery, 'search' | 'locale'>): SQL | undefined {
  const words = wordsOf(search).slice(0, MAX_WORDS);
  if (words.length === 0 || locale === undefined || locale === ENGLISH) return undefined;
  return and(eq(translations.collection, collection), eq(translations.language, locale), ...words.map(hasWord));
}

const MAX_IDS = 500;

/** The ids of at most 500 items that a search finds by their published short texts in the language of the answer. */
export async function idsInLanguage(
  db: Database,
  collection: string,
  query: Pick<AnyQuery, 'search' | 'locale'>,
): Promise<string[]> {
  const matches = matchesIn(collection, query);
  if (!matches) return [];
  const rows = await db.select({ id: translations.entityId }).from(translations).where(matches).limit(MAX_IDS);
  return rows.map(({ id }) => id).sort();
}

/**
 * The condition of a list's search, which also finds items by their published short texts in the language of the
 * answer.
 *
 * @param english the condition that finds them by their English texts; undefined without a search
 */
export function searchInLanguage(
  english: SQL | undefined,
  { collection, table }: { readonly collection: string; readonly table: Pick<ContentTable, 'id'> },
  query: Pick<AnyQuery, 'search' | 'locale'>,
): SQL | undefined {
  const matches = matchesIn(collection, query);
  if (!english || !matches) return english;
  return or(english, sql`${table.id} in (select ${translations.entityId} from ${translations} where ${matches})`);
}
