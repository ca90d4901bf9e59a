/** The text of the first heading of a page's HTML. */
export const headingOf = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    // Some spaces do not break.
    .replaceAll(/\s+/g, ' ')
    .trim();
