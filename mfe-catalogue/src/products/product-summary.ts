import type { Product } from 'api-client';
import { appearanceLine } from '../texts/custom-fields';

/** What a list shows of a product; its texts, fields and documents stay behind, so that a page of many stays light. */
export type ProductSummary = Pick<
  Product,
  '_id' | 'slug' | 'name' | 'logo' | 'subsectorName' | 'subsectorSlug' | 'sectorId' | 'sectorName' | 'sectorSlug'
> & {
  readonly appearance: string;
};

/** Takes from a product what lists show. */
export function toProductSummary(product: Product): ProductSummary {
  const { _id, slug, name, logo, subsectorName, subsectorSlug, sectorId, sectorName, sectorSlug } = product;
  const appearance = appearanceLine(product.customFields);
  return { _id, slug, name, logo, subsectorName, subsectorSlug, sectorId, sectorName, sectorSlug, appearance };
}
