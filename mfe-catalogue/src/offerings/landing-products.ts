import type { ProductListQuery, Sector } from 'api-client';

/** The query of a sector's products on its landing page: a wide card and four others. */
export const landingProducts = (sector: Sector): ProductListQuery => ({
  sector: sector.slug,
  sort: '-createdAt',
  limit: 5,
});
