import { BLOG_STEP, blogPageCount } from './blog-paging';

test('blogs are paged in steps of 3', () => expect(BLOG_STEP).toBe(3));

test.each([
  [0, 1],
  [3, 1],
  [4, 2],
  [12, 4],
])('%i blogs make %i pages', (length, pages) => expect(blogPageCount(length)).toBe(pages));
