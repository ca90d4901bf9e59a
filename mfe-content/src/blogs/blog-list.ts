import { BLOGS_PATH, listAddress, type StateOf } from 'api-client';

/** Specification, section 9: the blogs below a blog are paged in steps of 3. */
export const BLOG_STEP = 3;

/** The number of blogs on a page of the list. */
export const BLOGS_PER_PAGE = 9;

/** How the address stores the page and the tag of the list. */
export const blogList = listAddress({ sorts: [''], filters: { tag: /^.{1,60}$/ } });

export type BlogChoice = StateOf<typeof blogList>;

export const blogsAddress = (choice: Partial<BlogChoice>): string => BLOGS_PATH + blogList.write(choice);
