import { fetchAllBlog, fetchBlog } from 'api-client';
import type { Blog } from 'api-client';
import { readItems, request, siteApi } from 'shared-store';
import { blogDescription } from './blog-description';

/** A list shows no bodies; what a card describes a blog with is kept as its summary. */
function withoutBody(blog: Blog): Blog {
  return { ...blog, summary: blogDescription(blog), content: '' };
}

const newestFirst = (a: Blog, b: Blog) => b.Date.localeCompare(a.Date);

/** What this section reads of the blogs beside the shared list. */
export const blogApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    blogCards: build.query<Blog[], void>({
      query: () => request(fetchAllBlog, undefined, 'field'),
      transformResponse: (blogs: Blog[]) => blogs.map(withoutBody).sort(newestFirst),
      providesTags: ['blogs'],
    }),
    blogLatest: build.query<Blog[], number>({
      query: (limit) => request(fetchAllBlog, { query: { limit } }, 'field'),
      transformResponse: (blogs: Blog[]) => blogs.map(withoutBody).sort(newestFirst),
      providesTags: ['blogs'],
    }),
    blogById: readItems(build, fetchBlog, ['blogs']),
  }),
});

export const { useBlogCardsQuery, useBlogLatestQuery, useBlogByIdQuery } = blogApi;
