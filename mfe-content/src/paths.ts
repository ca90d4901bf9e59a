/** The addresses of the section's pages (specification, section 2). */
export const HOME_PATH = '/home';
export const ABOUT_PATH = '/aboutus';
export const CONTACT_PATH = '/contact';
export const BLOGS_PATH = '/blogs';
export const BLOG_DETAILS_PATH = '/blogs/blog-details';
export const NEWS_PATH = '/news';

/** The address of one blog; it works by itself in a new tab and for a search engine. */
export function blogPath(idOrSlug: string): string {
  return `${BLOG_DETAILS_PATH}?id=${encodeURIComponent(idOrSlug)}`;
}

/** The address of one news item. */
export function newsItemPath(idOrSlug: string): string {
  return `${NEWS_PATH}/${encodeURIComponent(idOrSlug)}`;
}
