import { fetchAllBlog, fetchBlog } from 'api-client';
import type { AnswerOf, Blog, Facet } from 'api-client';
import { readItems, request, siteApi } from 'shared-store';
import { blogDescription } from './blog-description';
import { BLOG_STEP } from './blog-paging';

/** A list shows no bodies; what a card describes a blog with is kept as its summary. */
function withoutBody(blog: Blog): Blog {
  return { ...blog, summary: blogDescription(blog), content: '' };
}

const withoutBodies = (blogs: readonly Blog[]) => blogs.map(withoutBody);

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
  return { blogs: withoutBodies(blogs), total, tags: facets?.find(({ field }) => field === 'tag')?.values ?? [] };
}

/** What this section reads of the blogs beside the shared list: never more than a page shows. */
export const blogApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    blogCards: build.query<BlogCards, BlogChoice>({
      query: ({ page, tag }) =>
        request(fetchAllBlog, { query: { limit: BLOG_STEP, page, facets: '1', ...(tag !== null && { tag }) } }),
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
      transformResponse: withoutBodies,
      providesTags: ['blogs'],
    }),
    blogLatest: build.query<Blog[], number>({
      query: (limit) => request(fetchAllBlog, { query: { limit } }, 'field'),
      transformResponse: withoutBodies,
      providesTags: ['blogs'],
    }),
    blogById: readItems(build, fetchBlog, ['blogs']),
  }),
});

export const { useBlogCardsQuery, useBlogOthersQuery, useBlogMostReadQuery, useBlogLatestQuery, useBlogByIdQuery } =
  blogApi;
