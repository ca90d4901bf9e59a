import type { ProductSummary } from '../products/product-summary';

/** What a link to a product passes on at least. */
export type PassedProduct = Omit<ProductSummary, 'appearance'>;

/**
 * What a card knew of a product and passed as navigation state (specification, section 2), while its page's own reading is away.
 * Undefined when the state is something else, or another product's: the history outlives what was in it.
 */
export function passedProduct(state: unknown, key: string): PassedProduct | undefined {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  const { product } = state;
  return isProduct(product) && (product.slug === key || product._id === key) ? product : undefined;
}

function isProduct(value: unknown): value is PassedProduct {
  return (
    typeof value === 'object' &&
    value !== null &&
    '_id' in value &&
    'slug' in value &&
    'name' in value &&
    'sectorSlug' in value &&
    'subsectorSlug' in value
  );
}
