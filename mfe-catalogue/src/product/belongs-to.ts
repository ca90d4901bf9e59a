import { slugKey, type Product } from 'api-client';

const names = (part: string, known: readonly string[]): boolean =>
  known.some(
    (name) =>
      name === part ||
      slugKey(name) === slugKey(part) ||
      slugKey(name.replaceAll('&', ' and ')) === slugKey(part.replaceAll('&', ' and ')),
  );

/** Whether an address's sector and subsector are the product's; "chemicals" matches any sector, as on its own page. */
export function belongsTo(product: Product, sectorId: string, pageId: string): boolean {
  return (
    (slugKey(sectorId) === 'chemicals' ||
      names(sectorId, [product.sectorId, product.sectorSlug, product.sectorName])) &&
    names(pageId, [product.subsectorId, product.subsectorSlug, product.subsectorName])
  );
}
