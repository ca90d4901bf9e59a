/** Specification, section 9: blogs are paged in steps of 3, and 3 others stand below a blog. */
export const BLOG_STEP = 3;

/** The number of pages of a list that is shown three at a time; at least one. */
export function blogPageCount(length: number): number {
  return Math.max(1, Math.ceil(length / BLOG_STEP));
}

/** A page number as an address gives it, brought into what there is. */
export function blogPageNumber(value: string | null, length: number): number {
  const page = Number(value ?? '1');
  if (!Number.isInteger(page) || page < 1) return 1;
  return Math.min(page, blogPageCount(length));
}

/** The blogs of a page, 1 being the first. */
export function blogsOfPage<T>(blogs: readonly T[], page: number): T[] {
  return blogs.slice((page - 1) * BLOG_STEP, page * BLOG_STEP);
}
