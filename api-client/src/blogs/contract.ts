import { contract, del, post } from '../contract/contract';
import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import { EVERYONE } from '../roles';
import type { blogSchemas, reactionCalls } from './schemas';

export const blogApi = {
  collection: 'blogs',
  path: '/blogs',
  item: 'blog',
  items: 'blogs',
  operations: { list: 'fetchAllBlog', one: 'fetchBlog', create: 'addBlog', update: 'updateBlog', delete: 'deleteBlog' },
} as const satisfies ContentTypeApi;

export const { fetchAllBlog, fetchBlog, addBlog, updateBlog, deleteBlog } =
  contentContract<typeof blogSchemas>()(blogApi);

export const { viewBlog, likeBlog, unlikeBlog } = contract<typeof reactionCalls>()({
  /** Counts one view per visitor and day. */
  viewBlog: post('/blogs/:id/view', EVERYONE),
  /** One like per visitor. */
  likeBlog: post('/blogs/:id/like', EVERYONE),
  unlikeBlog: del('/blogs/:id/like', EVERYONE),
});
