/** Specification, section 9: the blogs below a blog are paged in steps of 3. */
export const BLOG_STEP = 3;

/** The number of blogs on a page of the list. */
export const BLOGS_PER_PAGE = 9;

/** The number of pages of a list with `perPage` items each; at least one. */
export function blogPageCount(length: number, perPage: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}
