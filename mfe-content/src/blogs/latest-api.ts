import { fetchAllBlog, type Blog } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';

/** The newest blogs, apart from the lists, whose code the home page does not need. */
export const latestBlogApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    blogLatest: build.query<Blog[], number>({
      query: (limit) => request(fetchAllBlog, { query: { limit } }, 'field'),
      providesTags: tagsOf(fetchAllBlog),
    }),
  }),
});

export const { useBlogLatestQuery } = latestBlogApi;
