import { fold, editDistance, type SearchKind, type SearchResult, productPath } from 'api-client';
import { plainText } from '../../content/rich-text';
import type { Services } from '../../services';
import { wordsOf } from '../../text/fold';
import { listProducts } from '../../content-types/products/service';
import { localeOf } from '../../content/site-languages';
import { summaryOf } from '../../text/summary';
import { shownCollections } from '../../content-types/collections/collection-pages';
import type { Asked } from './asked';
import type { Hits } from './hit';
import { searchCollections } from './search-collections';
import { searchDocuments } from './search-documents';
import { searchPages } from './search-pages';
import { resultsInLanguage, searchTranslations } from './search-translations';
import {
  searchBlogs,
  searchJobs,
  searchNews,
  searchOwnPages,
  searchSectors,
  searchServices,
  searchSubsectors,
} from './search-texts';

const EACH = 5;
/** More words make a search slower, not better. */
const MAX_WORDS = 8;

export interface SearchQuery {
  search: string;
  limit?: number | undefined;
  kind?: SearchKind | undefined;
  locale?: string | undefined;
  /** `1` to find documents, too. */
  documents?: '0' | '1' | undefined;
}

/** The score of a word that is in a title, in a title with a typing error, and elsewhere. */
const [IN_TITLE, NEAR_TITLE, ELSEWHERE] = [1, 0.8, 0.3] as const;

/** How well a title matches the words; comparable with the scores from tables. */
function titleScore(title: string, words: readonly string[]): number {
  const folded = fold(title);
  // A grade is one name, with or without a space.
  const joined = wordsOf(title).join('');
  const isNear = (word: string) =>
    word.length > 3 && wordsOf(title).some((other) => editDistance(word, other) <= (word.length <= 7 ? 1 : 2));
  const scores = words.map((word) => {
    if (folded.includes(word) || (/\d/.test(word) && joined.includes(word))) return IN_TITLE;
    return isNear(word) ? NEAR_TITLE : ELSEWHERE;
  });
  return scores.reduce((sum: number, score) => sum + score, 0);
}

async function searchProducts({ services, search, words, limit, locale, translated }: Asked): Promise<Hits> {
  const [{ products, total }, { scores }] = await Promise.all([
    listProducts(services, { search, limit, locale }, undefined),
    translated,
  ]);
  const scoreOf = scores.get('products');
  return {
    kind: 'product',
    count: total,
    hits: products.map((product) => ({
      _id: product._id,
      kind: 'product',
      title: product.name,
      summary: summaryOf(plainText(product.description)),
      image: product.logo,
      path: productPath(product),
      score: scoreOf?.get(product._id) ?? titleScore(product.name, words),
    })),
  };
}

async function searchEveryPage(asked: Asked): Promise<Hits> {
  const [collections, inTables] = await Promise.all([shownCollections(asked.services.db), tablesOf(asked)]);
  const lists = collections.flatMap(({ list, title }) => (list ? [{ path: list, title, summary: '', words: '' }] : []));
  const found = [
    await searchOwnPages(inTables),
    await searchCollections(inTables, collections),
    searchPages(asked.words, asked.limit, titleScore, lists),
  ];
  const hits = found.flatMap((one) => one.hits).sort((a, b) => b.score - a.score);
  const count = found.reduce((sum, one) => sum + one.count, 0);
  return { kind: 'page', count, hits: hits.slice(0, asked.limit) };
}

const searches: Readonly<Record<SearchKind, (asked: Asked) => Promise<Hits>>> = {
  product: searchProducts,
  sector: async (asked) => searchSectors(await tablesOf(asked)),
  subsector: async (asked) => searchSubsectors(await tablesOf(asked)),
  service: async (asked) => searchServices(await tablesOf(asked)),
  blog: async (asked) => searchBlogs(await tablesOf(asked)),
  news: async (asked) => searchNews(await tablesOf(asked)),
  job: async (asked) => searchJobs(await tablesOf(asked)),
  page: searchEveryPage,
  document: (asked) => searchDocuments(asked, titleScore),
};

const tablesOf = async ({ services: { db, clock }, words, limit, translated }: Asked) => ({
  ...{ db, words, limit, translated: await translated },
  now: clock.now(),
});

const bestOf = ({ hits }: Hits): number => Math.max(...hits.map(({ score }) => score));

export interface SearchAnswer {
  results: SearchResult[];
  counts: { kind: SearchKind; count: number }[];
}

/**
 * Searches all published content: products, sectors and subsectors, services, blogs, news, open jobs, and documents if
 * they are asked for. Typing errors and the order of the words do not matter; the kind with the best hit comes first.
 *
 * `kind` narrows the results; the counts cover all kinds, so that a visitor can switch between them.
 */
export async function searchSite(
  services: Services,
  { search, limit = EACH, kind, locale, documents }: SearchQuery,
): Promise<SearchAnswer> {
  const language = localeOf(services.config, locale);
  const words = wordsOf(search).slice(0, MAX_WORDS);
  // A search without any word, such as "%", finds nothing.
  if (words.length === 0) return { results: [], counts: [] };
  const translated = searchTranslations(services.db, language, words);
  const { document, ...others } = searches;
  const asked = documents === '1' || kind === 'document' ? searches : others;
  const found = await Promise.all(
    Object.entries(asked).map(([name, run]) =>
      run({ services, search, words, locale, translated, limit: kind === undefined || kind === name ? limit : 1 }),
    ),
  );
  const groups = found.filter(({ count }) => count > 0).sort((a, b) => bestOf(b) - bestOf(a));
  const results = groups
    .filter((group) => kind === undefined || group.kind === kind)
    .flatMap(({ hits }) => hits.map(({ score: _, ...hit }) => hit));
  return {
    results: await resultsInLanguage(services.db, language, results),
    counts: groups.map((group) => ({ kind: group.kind, count: group.count })),
  };
}
