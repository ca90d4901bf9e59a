import type { ProductSummary } from '../products/product-summary';

/** The minimum that a link to a product passes as navigation state. */
export type PassedProduct = Omit<ProductSummary, 'appearance' | 'appearanceLang'>;

/**
 * The product that a card passed as navigation state (specification, section 2), for use until the page has loaded it.
 * Undefined if the state has another format or another product: the browser's history may contain old states.
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
