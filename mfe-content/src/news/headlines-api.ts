import { fetchAllNews, type AnswerOf, type NewsItem } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';

/** The fields of a news item for a list of titles. */
export type NewsHeadline = Pick<NewsItem, '_id' | 'slug' | 'title' | 'category' | 'date' | 'locale' | 'untranslated'>;

const toHeadline = ({ _id, slug, title, category, date, locale, untranslated }: NewsItem): NewsHeadline => ({
  ...{ _id, slug, title, category, date },
  ...(locale && { locale, untranslated }),
});

/** The titles of the newest news, so that the document of the home page has no texts that it does not show. */
export const newsHeadlinesApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    newsHeadlines: build.query<NewsHeadline[], number>({
      query: (limit) => request(fetchAllNews, { query: { limit } }),
      transformResponse: ({ news }: AnswerOf<typeof fetchAllNews>) => news.map(toHeadline),
      providesTags: tagsOf(fetchAllNews),
    }),
  }),
});

export const { useNewsHeadlinesQuery } = newsHeadlinesApi;
