import type { ProductListQuery, Sector } from 'api-client';

/** The products that a landing page shows of its sector. */
export const landingProducts = (sector: Sector): ProductListQuery => ({
  sector: sector.slug,
  sort: '-createdAt',
  limit: 6,
});
