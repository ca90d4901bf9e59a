import type { Product, Subsector } from 'api-client';

/** The catalogue's addresses: the patterns of its routes, and functions that build a link to each. */
export const patterns = {
  offerings: '/offerings',
  offering: '/offerings/:id',
  /** Static; it stands before `section`, which it would match as well. */
  chemicals: '/offerings/downStream/chemicals',
  section: '/offerings/:pageId/:id',
  product: '/offerings/:sectorId/:pageId/:id',
  products: '/products',
  compare: '/products/compare',
  enquiry: '/products/enquiry',
  search: '/search',
  renewable: '/services/renewable',
} as const;

const part = encodeURIComponent;

/** The landing page of a sector. */
export const offeringPath = (sector: { slug: string }): string => `/offerings/${part(sector.slug)}`;

/** The section page of a subsector. */
export const sectionPath = (subsector: Pick<Subsector, 'slug' | 'sectorSlug'>): string =>
  isStaticChemicals(subsector)
    ? `/offerings/${part(subsector.slug)}`
    : `/offerings/${part(subsector.sectorSlug)}/${part(subsector.slug)}`;

/** The page of one product. */
export const productPath = (product: Pick<Product, 'slug' | 'subsectorSlug' | 'sectorSlug'>): string =>
  `/offerings/${part(product.sectorSlug)}/${part(product.subsectorSlug)}/${part(product.slug)}`;

/** A category of the static chemicals page: `/offerings/chemicals/{cardTitle}` (specification, section 2). */
export const chemicalsCardPath = (cardTitle: string): string => `/offerings/chemicals/${part(cardTitle)}`;

/** The comparison of products, given by their ids. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? patterns.compare : `${patterns.compare}?ids=${ids.map(part).join(',')}`;

/** The results of the search over everything. */
export const searchPath = (query: string): string => `${patterns.search}?q=${part(query)}`;

// The static page owns this address, so the subsector of that name answers at its short one.
function isStaticChemicals({ sectorSlug, slug }: Pick<Subsector, 'slug' | 'sectorSlug'>): boolean {
  return `/offerings/${sectorSlug}/${slug}`.toLowerCase() === patterns.chemicals.toLowerCase();
}
