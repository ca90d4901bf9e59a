import type { SearchKind, SearchResult, TranslatedValue } from 'api-client';
import { contentTypes, type ContentType } from 'api-client/content-types';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { publishedOf } from '../../content-types/items-in-language';
import { plainBeginning } from '../../content/rich-text';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { containsFolded } from '../../pagination/search-pattern';
import { summaryOf } from '../../text/summary';
import type { TextMatch } from './text-match';

/** The ids of the items whose texts in the reader's language have the words, by collection. */
export type TranslatedHits = ReadonlyMap<string, readonly string[]>;

/** More hits than this are not shown anyway. */
const MAX_HITS = 500;

/**
 * Searches the published short texts in a language: titles, summaries and descriptions.
 *
 * @param words folded, as `wordsOf` returns them
 */
export async function searchTranslations(
  db: Database,
  language: string | undefined,
  words: readonly string[],
): Promise<TranslatedHits> {
  if (language === undefined) return new Map();
  const rows = await db
    .select({ collection: translations.collection, id: translations.entityId })
    .from(translations)
    .where(and(eq(translations.language, language), containsFolded(translations.searched, words)))
    .limit(MAX_HITS);
  const hits = new Map<string, string[]>();
  for (const { collection, id } of rows) hits.set(collection, [...(hits.get(collection) ?? []), id]);
  return hits;
}

/** A match that also finds these items, as well as those with every word in the title. */
export function orTranslated(
  { where, score }: TextMatch,
  id: AnyPgColumn,
  ids: readonly string[] = [],
  words: readonly string[],
): TextMatch {
  if (ids.length === 0) return { where, score };
  const isTranslated = inArray(id, [...ids]);
  return {
    where: or(where, isTranslated),
    score: sql`case when ${isTranslated} then ${words.length}::double precision else ${score} end`,
  };
}

const TYPE_OF: Readonly<Record<SearchKind, ContentType>> = {
  product: contentTypes.products,
  sector: contentTypes.sectors,
  subsector: contentTypes.subsectors,
  service: contentTypes.services,
  blog: contentTypes.blogs,
  news: contentTypes.news,
  job: contentTypes.jobPostings,
  page: contentTypes.pages,
};

type Texts = Readonly<Record<string, TranslatedValue>>;

/** The first text of an item that describes it. */
function describedBy({ described, fields }: ContentType, texts: Texts): string | undefined {
  const long = Object.entries(fields).find(([, { kind }]) => kind === 'text')?.[0] ?? '';
  const [short, text] = [texts[described?.by ?? long], texts[described?.text ?? '']];
  if (typeof short === 'string') return summaryOf(short);
  return typeof text === 'string' ? summaryOf(plainBeginning(text)) : undefined;
}

function resultInLanguage(result: SearchResult, locale: string, texts: Texts = {}): SearchResult {
  const type = TYPE_OF[result.kind];
  const [title, summary] = [texts[type.title], describedBy(type, texts)];
  return {
    ...result,
    ...(typeof title === 'string' && { title }),
    ...(summary !== undefined && { summary }),
    locale,
    untranslated: [...(title === undefined ? ['title'] : []), ...(summary === undefined ? ['summary'] : [])],
  };
}

/** Results with their published texts in a language. */
export async function resultsInLanguage(
  db: Database,
  language: string | undefined,
  results: SearchResult[],
): Promise<SearchResult[]> {
  if (language === undefined) return results;
  const known = new Map<string, Texts>();
  for (const kind of new Set(results.map((result) => result.kind))) {
    const ids = results.filter((result) => result.kind === kind).map(({ _id }) => _id);
    const rows = await db
      .select({ id: translations.entityId, published: translations.published })
      .from(translations)
      .where(publishedOf(TYPE_OF[kind].collection, language, ids));
    for (const { id, published } of rows) known.set(`${kind} ${id}`, published ?? {});
  }
  return results.map((result) => resultInLanguage(result, language, known.get(`${result.kind} ${result._id}`)));
}
