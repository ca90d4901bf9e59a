import { fetchAllNews, listQuery, plainText } from 'api-client';
import type { AnswerOf, Facet, NewsItem } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';
import { shorten } from '../text/shorten';
import { NEWS_PER_PAGE } from './news-filter';
import type { NewsChoice } from './news-filter';

/** The description of a news item without its body: its summary, otherwise the beginning of its text. */
export function newsDescription(item: Pick<NewsItem, 'summary' | 'content'>): string {
  return item.summary.trim() || shorten(plainText(item.content), 200);
}

/** A page of news for cards, with facts about the whole list. */
interface NewsCards {
  readonly news: readonly NewsItem[];
  /** The number of matching items on all pages. */
  readonly total: number;
  /** The categories of all news. */
  readonly categories: Facet['values'];
  readonly years: Facet['values'];
}

function toCards({ news, total, facets }: AnswerOf<typeof fetchAllNews>): NewsCards {
  const values = (name: string) => facets?.find(({ field }) => field === name)?.values ?? [];
  return { news, total, categories: values('category'), years: values('year') };
}

/** The endpoints of this remote for news: each loads no more than a page shows. */
export const newsApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    newsCards: build.query<NewsCards, NewsChoice>({
      query: (choice) => request(fetchAllNews, { query: { ...listQuery(choice), limit: NEWS_PER_PAGE, facets: '1' } }),
      transformResponse: toCards,
      providesTags: tagsOf(fetchAllNews),
    }),
  }),
});

export const { useNewsCardsQuery } = newsApi;
