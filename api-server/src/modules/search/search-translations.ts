import type { SearchKind, SearchResult, TranslatedValue } from 'api-client';
import { contentTypes, type ContentType } from 'api-client/content-types';
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { publishedOf } from '../../content-types/items-in-language';
import { hasLatinWord, hasWord } from '../../content-types/search-in-language';
import { plainBeginning } from '../../content/rich-text';
import { isAmong } from '../../database/among';
import type { Database } from '../../database/database';
import { translations } from '../../database/schema';
import { containing } from '../../pagination/search-pattern';
import { summaryOf } from '../../text/summary';
import type { TextMatch } from './text-match';

/** The items whose texts in the reader's language have the words. */
export interface TranslatedHits {
  /** Their scores by collection and id. */
  readonly scores: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Whether there are any that have all words as they are written: then no other text is searched for typing errors. */
  readonly areExact: boolean;
}

const NONE: TranslatedHits = { scores: new Map(), areExact: false };

/** More hits than this are not shown anyway. */
const MAX_HITS = 500;
const MIN_FUZZY_LENGTH = 4;

/** The score of a word in a title that is typed in Latin letters: the same letters may be an English word. */
const LATIN_TITLE = 0.85;
/** The score of a word in a title with a typing error, for a similarity of 1. */
const NEAR_TITLE = 0.8;
/** Of several titles that have all words, the shortest is the best. */
const FOR_SHORT_TITLE = 0.1;

/** The folded title: `publishedColumns` stores it as the first line. */
const TITLE = sql`split_part(${translations.searched}, chr(10), 1)`;

function titleScore(words: readonly string[]): SQL<number> {
  const title = sql`hits.title`;
  const scores = words.map((word) => {
    const typed = hasLatinWord(sql`latin_key(${title})`, word);
    return sql`case when ${like(title, containing(word))} then 1
      ${typed && sql`when ${typed} then ${LATIN_TITLE}`}
      else ${NEAR_TITLE} * word_similarity(${word}, ${title}) end`;
  });
  const long = sql`cardinality(string_to_array(${title}, ' '))`;
  const short = sql`${FOR_SHORT_TITLE} * least(1.0, ${words.length}::real / greatest(1, ${long}))`;
  return sql`(${sql.join([...scores, short], sql` + `)})::double precision`;
}

/** Whether texts have a word, perhaps with a typing error. */
const hasSimilarWord = (word: string): SQL | undefined =>
  or(hasWord(word), word.length < MIN_FUZZY_LENGTH ? undefined : sql`${translations.searched} %> ${word}`);

/**
 * Searches the published short texts in a language: titles, summaries and descriptions. Words may be typed in Latin
 * letters; without a text that has all of them as they are written, they may have typing errors.
 *
 * @param words folded, as `wordsOf` returns them
 */
export async function searchTranslations(
  db: Database,
  language: string | undefined,
  words: readonly string[],
): Promise<TranslatedHits> {
  if (language === undefined) return NONE;
  const found = (has: typeof hasWord) => {
    const hits = db
      .select({ collection: translations.collection, id: translations.entityId, title: TITLE.as('title') })
      .from(translations)
      .where(and(eq(translations.language, language), ...words.map(has)))
      .limit(MAX_HITS)
      .as('hits');
    return db.select({ collection: hits.collection, id: hits.id, score: titleScore(words) }).from(hits);
  };
  const exact = await found(hasWord);
  const areExact = exact.length > 0;
  const scores = new Map<string, Map<string, number>>();
  for (const { collection, id, score } of areExact ? exact : await found(hasSimilarWord)) {
    const ofCollection = scores.get(collection) ?? new Map<string, number>();
    scores.set(collection, ofCollection.set(id, score));
  }
  return { scores, areExact };
}

/** A match that also finds these items, with their scores. */
export function orTranslated(
  { where, score }: TextMatch,
  id: AnyPgColumn,
  collection: string,
  { scores: all }: TranslatedHits,
): TextMatch {
  const scores = all.get(collection);
  if (!scores) return { where, score };
  const known = sql`${JSON.stringify(Object.fromEntries(scores))}::jsonb ->> ${id}`;
  return {
    where: or(where, isAmong(id, [...scores.keys()])),
    score: sql`greatest((${known})::double precision, ${score})`,
  };
}

const TYPE_OF: Readonly<Record<Exclude<SearchKind, 'document'>, ContentType>> = {
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

type ResultWithTexts = SearchResult & { kind: keyof typeof TYPE_OF };

/** Documents are found with their texts in the language. */
const hasOwnTexts = (result: SearchResult): result is ResultWithTexts => result.kind !== 'document';

function resultInLanguage(result: ResultWithTexts, locale: string, texts: Texts = {}): SearchResult {
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
  const kinds = new Set(results.filter(hasOwnTexts).map(({ kind }) => kind));
  if (kinds.size === 0) return results;
  const published = [...kinds].map((kind) => {
    const ids = results.filter((result) => result.kind === kind).map(({ _id }) => _id);
    return publishedOf(TYPE_OF[kind].collection, language, ids);
  });
  const rows = await db
    .select({ collection: translations.collection, id: translations.entityId, published: translations.published })
    .from(translations)
    .where(or(...published));
  const known = new Map(rows.map(({ collection, id, published: texts }) => [`${collection} ${id}`, texts ?? {}]));
  return results.map((result) =>
    hasOwnTexts(result)
      ? resultInLanguage(result, language, known.get(`${TYPE_OF[result.kind].collection} ${result._id}`))
      : result,
  );
}
