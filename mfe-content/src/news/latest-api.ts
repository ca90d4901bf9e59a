import { fetchAllNews, type NewsItem } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';

/** The newest news beside an article. */
export const latestNewsApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    newsLatest: build.query<NewsItem[], number>({
      query: (limit) => request(fetchAllNews, { query: { limit } }, 'field'),
      providesTags: tagsOf(fetchAllNews),
    }),
  }),
});

export const { useNewsLatestQuery } = latestNewsApi;
