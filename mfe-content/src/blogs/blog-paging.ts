/** Specification, section 9: blogs are paged in steps of 3, and 3 others stand below a blog. */
export const BLOG_STEP = 3;

/** The number of pages of a list that is shown three at a time; at least one. */
export function blogPageCount(length: number): number {
  return Math.max(1, Math.ceil(length / BLOG_STEP));
}
