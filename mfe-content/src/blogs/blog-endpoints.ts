import { fetchAllBlog } from 'api-client';
import type { AnswerOf, Blog, Facet } from 'api-client';
import { request, siteApi } from 'shared-store';
import { BLOG_STEP, BLOGS_PER_PAGE } from './blog-paging';

/** Three of the blogs, from 1, of a tag or of all. */
export interface BlogChoice {
  readonly page: number;
  readonly tag: string | null;
}

/** A page of blogs as cards, and what the whole list is. */
interface BlogCards {
  readonly blogs: readonly Blog[];
  /** How many there are on all pages. */
  readonly total: number;
  /** The tags of all blogs, the frequent ones first. */
  readonly tags: Facet['values'];
}

interface OtherBlogsChoice {
  readonly page: number;
  /** The id of the blog that the others stand below. */
  readonly except: string;
}

function toCards({ blogs, total, facets }: AnswerOf<typeof fetchAllBlog>): BlogCards {
  return { blogs, total, tags: facets?.find(({ field }) => field === 'tag')?.values ?? [] };
}

/** What this section reads of the blogs beside the shared list: never more than a page shows. */
export const blogApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    blogCards: build.query<BlogCards, BlogChoice>({
      query: ({ page, tag }) =>
        request(fetchAllBlog, { query: { limit: BLOGS_PER_PAGE, page, facets: '1', ...(tag !== null && { tag }) } }),
      transformResponse: toCards,
      providesTags: ['blogs'],
    }),
    blogOthers: build.query<BlogCards, OtherBlogsChoice>({
      query: ({ page, except }) => request(fetchAllBlog, { query: { limit: BLOG_STEP, page, except } }),
      transformResponse: toCards,
      providesTags: ['blogs'],
    }),
    blogMostRead: build.query<Blog[], number>({
      query: (limit) => request(fetchAllBlog, { query: { limit, sort: '-views' } }, 'field'),
      providesTags: ['blogs'],
    }),
    blogLatest: build.query<Blog[], number>({
      query: (limit) => request(fetchAllBlog, { query: { limit } }, 'field'),
      providesTags: ['blogs'],
    }),
  }),
});

export const { useBlogCardsQuery, useBlogOthersQuery, useBlogMostReadQuery, useBlogLatestQuery } = blogApi;
