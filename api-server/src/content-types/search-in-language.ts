import { ENGLISH } from 'api-client';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { ContentTable } from '../content/stored-content-type';
import { translations } from '../database/schema';
import { matchingFolded } from '../pagination/search-pattern';
import type { AnyQuery } from './served-content-type';

/**
 * The condition of a list's search, which also finds items by their published short texts in the language of the
 * answer.
 *
 * @param english the condition that finds them by their English texts; undefined without a search
 */
export function searchInLanguage(
  english: SQL | undefined,
  { collection, table }: { readonly collection: string; readonly table: Pick<ContentTable, 'id'> },
  { search, locale }: Pick<AnyQuery, 'search' | 'locale'>,
): SQL | undefined {
  const matches = matchingFolded(search, translations.searched);
  if (!english || !matches || locale === undefined || locale === ENGLISH) return english;
  const ofType = and(eq(translations.collection, collection), eq(translations.language, locale), matches);
  return or(english, sql`${table.id} in (select ${translations.entityId} from ${translations} where ${ofType})`);
}
