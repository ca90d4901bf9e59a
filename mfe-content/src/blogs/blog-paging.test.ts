import { BLOG_STEP, blogPageCount, blogPageNumber, blogsOfPage } from './blog-paging';

test('blogs are paged in steps of 3', () => {
  expect(BLOG_STEP).toBe(3);
  expect(blogsOfPage([1, 2, 3, 4, 5, 6, 7], 1)).toEqual([1, 2, 3]);
  expect(blogsOfPage([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([7]);
});

test.each([
  [0, 1],
  [3, 1],
  [4, 2],
  [12, 4],
])('%i blogs make %i pages', (length, pages) => expect(blogPageCount(length)).toBe(pages));

test.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['many', 1],
  ['99', 4],
])('page %s of 12 blogs is page %i', (value, page) => expect(blogPageNumber(value, 12)).toBe(page));
