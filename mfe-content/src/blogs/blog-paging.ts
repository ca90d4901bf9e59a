/** Specification, section 9: the blogs below a blog are paged in steps of 3. */
export const BLOG_STEP = 3;

/** How many the list of blogs shows at a time. */
export const BLOGS_PER_PAGE = 9;

/** The number of pages of a list that is shown `perPage` at a time; at least one. */
export function blogPageCount(length: number, perPage: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}
