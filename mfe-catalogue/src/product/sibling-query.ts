import type { Product, ProductListQuery } from 'api-client';

/** How many products of the same subsector a product page shows, beside itself. */
export const SIBLINGS = 8;

/** The siblings of a product; one more than are shown, because the product is among them. */
export const siblingQuery = (product: Pick<Product, 'subsectorSlug'>): ProductListQuery => ({
  subsector: product.subsectorSlug,
  sort: 'name',
  limit: SIBLINGS + 1,
});

/** The search among them. */
export const siblingSearchQuery = (product: Pick<Product, 'subsectorSlug'>, search: string): ProductListQuery => ({
  ...siblingQuery(product),
  search,
  limit: 24,
});
