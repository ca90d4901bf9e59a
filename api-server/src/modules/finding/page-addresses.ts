const part = encodeURIComponent;

/** The addresses of the site's pages, as its sections publish them (specification, section 2). */
export const pageAddresses = {
  blog: (slug: string) => `/blogs/blog-details?id=${part(slug)}`,
  newsItem: (slug: string) => `/news/${part(slug)}`,
  sector: (slug: string) => `/offerings/${part(slug)}`,
  subsector: (sector: string, slug: string) => `/offerings/${part(sector)}/${part(slug)}`,
  product: (sector: string, subsector: string, slug: string) =>
    `/offerings/${part(sector)}/${part(subsector)}/${part(slug)}`,
  job: (slug: string, id: string) => `/career/${part(slug)}/${part(id)}`,
} as const;

/** The pages that are always there. */
export const STANDING_PAGES = ['/', '/aboutus', '/products', '/career', '/blogs', '/news', '/contact'] as const;
