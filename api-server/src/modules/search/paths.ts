/** The addresses of the pages that show what was found (beyond-the-spec, "Where each page lives"). */
const part = encodeURIComponent;

export const sitePaths = {
  sector: (slug: string) => `/offerings/${part(slug)}`,
  // The static chemicals page has the long address, so its subsector answers at the short one.
  subsector: (sector: string, slug: string) =>
    sector === 'downstream' && slug === 'chemicals'
      ? `/offerings/${part(slug)}`
      : `/offerings/${part(sector)}/${part(slug)}`,
  product: (sector: string, subsector: string, slug: string) =>
    `/offerings/${part(sector)}/${part(subsector)}/${part(slug)}`,
  service: () => '/home#services',
  blog: (slug: string) => `/blogs/blog-details?id=${part(slug)}`,
  news: (slug: string) => `/news/${part(slug)}`,
  job: (slug: string, id: string) => `/career/${part(slug)}/${part(id)}`,
} as const;
