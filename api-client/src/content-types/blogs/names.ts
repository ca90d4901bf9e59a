import type { ContentNames } from '../content-type';

export const blogNames = {
  collection: 'blogs',
  path: '/blogs',
  item: 'blog',
  items: 'blogs',
  operations: { list: 'fetchAllBlog', one: 'fetchBlog', create: 'addBlog', update: 'updateBlog', delete: 'deleteBlog' },
} as const satisfies ContentNames;
