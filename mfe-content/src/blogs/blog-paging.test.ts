import { BLOG_STEP, BLOGS_PER_PAGE, blogPageCount } from './blog-paging';

test('the blogs below a blog are paged in steps of 3', () => expect(BLOG_STEP).toBe(3));

test.each([
  [0, 3, 1],
  [3, 3, 1],
  [4, 3, 2],
  [12, BLOGS_PER_PAGE, 2],
  [18, BLOGS_PER_PAGE, 2],
])('%i blogs, %i at a time, make %i pages', (length, perPage, pages) =>
  expect(blogPageCount(length, perPage)).toBe(pages),
);
