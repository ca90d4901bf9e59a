import { fetchAllNews, fetchNewsItem } from 'api-client';
import type { NewsItem } from 'api-client';
import { readItems, request, siteApi } from 'shared-store';
import { plainText } from '../text/plain-text';
import { shorten } from '../text/shorten';

/** What a news item is described with where its body is not shown: its summary, otherwise its beginning. */
export function newsDescription(item: Pick<NewsItem, 'summary' | 'content'>): string {
  return item.summary.trim() || shorten(plainText(item.content), 200);
}

/** A list shows no bodies. */
function withoutBody(item: NewsItem): NewsItem {
  return { ...item, summary: newsDescription(item), content: '' };
}

/** Pinned items first, then by date. */
function inOrder(a: NewsItem, b: NewsItem): number {
  return Number(b.pinned) - Number(a.pinned) || b.date.localeCompare(a.date);
}

/** What this section reads of the news beside the shared list. */
export const newsApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    newsCards: build.query<NewsItem[], void>({
      query: () => request(fetchAllNews, undefined, 'field'),
      transformResponse: (news: NewsItem[]) => news.map(withoutBody).sort(inOrder),
      providesTags: ['news'],
    }),
    newsLatest: build.query<NewsItem[], number>({
      query: (limit) => request(fetchAllNews, { query: { limit } }, 'field'),
      transformResponse: (news: NewsItem[]) => news.map(withoutBody).sort(inOrder),
      providesTags: ['news'],
    }),
    newsItemById: readItems(build, fetchNewsItem, ['news']),
  }),
});

export const { useNewsCardsQuery, useNewsLatestQuery, useNewsItemByIdQuery } = newsApi;
