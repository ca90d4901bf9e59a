import { fetchAllBlog, listQuery } from 'api-client';
import type { AnswerOf, Blog, Facet } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';
import { BLOG_STEP, BLOGS_PER_PAGE, type BlogChoice } from './blog-list';

/** A page of blogs for cards, with facts about the whole list. */
interface BlogCards {
  readonly blogs: readonly Blog[];
  /** The number of blogs on all pages. */
  readonly total: number;
  /** The tags of all blogs, the most frequent first. */
  readonly tags: Facet['values'];
}

interface OtherBlogsChoice {
  readonly page: number;
  /** The id of the blog above them. */
  readonly except: string;
}

function toCards({ blogs, total, facets }: AnswerOf<typeof fetchAllBlog>): BlogCards {
  return { blogs, total, tags: facets?.find(({ field }) => field === 'tag')?.values ?? [] };
}

/** The endpoints of this remote for blogs: each loads no more than a page shows. */
export const blogApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    blogCards: build.query<BlogCards, BlogChoice>({
      query: (choice) => request(fetchAllBlog, { query: { ...listQuery(choice), limit: BLOGS_PER_PAGE, facets: '1' } }),
      transformResponse: toCards,
      providesTags: tagsOf(fetchAllBlog),
    }),
    blogOthers: build.query<BlogCards, OtherBlogsChoice>({
      query: ({ page, except }) => request(fetchAllBlog, { query: { limit: BLOG_STEP, page, except } }),
      transformResponse: toCards,
      providesTags: tagsOf(fetchAllBlog),
    }),
    blogMostRead: build.query<Blog[], number>({
      query: (limit) => request(fetchAllBlog, { query: { limit, sort: '-views' } }, 'field'),
      providesTags: tagsOf(fetchAllBlog),
    }),
  }),
});

export const { useBlogCardsQuery, useBlogOthersQuery, useBlogMostReadQuery } = blogApi;
