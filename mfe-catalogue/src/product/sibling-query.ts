import type { Product, ProductListQuery } from 'api-client';

/** The number of products of the same subsector on a product page, besides the product itself. */
export const SIBLINGS = 8;

/** The query of a product's siblings; one more than the page shows, because the product is among them. */
export const siblingQuery = (product: Pick<Product, 'subsectorSlug'>): ProductListQuery => ({
  subsector: product.subsectorSlug,
  sort: 'name',
  limit: SIBLINGS + 1,
});

/** The query of a search among them. */
export const siblingSearchQuery = (product: Pick<Product, 'subsectorSlug'>, search: string): ProductListQuery => ({
  ...siblingQuery(product),
  search,
  limit: 24,
});
