import type { Product } from 'api-client';
import { addressKey } from '../resolve';

const names = (part: string, known: readonly string[]): boolean =>
  known.some(
    (name) =>
      name === part ||
      addressKey(name) === addressKey(part) ||
      addressKey(name.replaceAll('&', ' and ')) === addressKey(part.replaceAll('&', ' and ')),
  );

/** Whether an address's sector and subsector are the product's; "chemicals" stands for any sector's, as on its own page. */
export function belongsTo(product: Product, sectorId: string, pageId: string): boolean {
  return (
    (addressKey(sectorId) === 'chemicals' ||
      names(sectorId, [product.sectorId, product.sectorSlug, product.sectorName])) &&
    names(pageId, [product.subsectorId, product.subsectorSlug, product.subsectorName])
  );
}
