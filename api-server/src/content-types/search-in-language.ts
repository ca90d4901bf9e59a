import { ENGLISH } from 'api-client';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { ContentTable } from '../content/stored-content-type';
import type { Database } from '../database/database';
import { translations } from '../database/schema';
import { matchingFolded } from '../pagination/search-pattern';
import type { AnyQuery } from './served-content-type';

/** The published short texts of a type that a search matches in the language of the answer; undefined in English. */
function matchesIn(collection: string, { search, locale }: Pick<AnyQuery, 'search' | 'locale'>): SQL | undefined {
  const matches = matchingFolded(search, translations.searched);
  if (!matches || locale === undefined || locale === ENGLISH) return undefined;
  return and(eq(translations.collection, collection), eq(translations.language, locale), matches);
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
