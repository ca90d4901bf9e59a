import type { Product } from 'api-client';

/**
 * The product that a card passed as navigation state (specification, section 2), while its page's own reading is away.
 * Undefined when the state is something else, or another product's: the history outlives what was in it.
 */
export function passedProduct(state: unknown, key: string): Product | undefined {
  if (typeof state !== 'object' || state === null || !('product' in state)) return undefined;
  const { product } = state;
  return isProduct(product) && (product.slug === key || product._id === key) ? product : undefined;
}

function isProduct(value: unknown): value is Product {
  return (
    typeof value === 'object' &&
    value !== null &&
    '_id' in value &&
    'slug' in value &&
    'customFields' in value &&
    Array.isArray(value.customFields)
  );
}
