import { langOf, type Product } from 'api-client';
import { appearanceLine } from '../texts/custom-fields';

/**
 * The fields of a product for lists, without texts, fields and documents, so that a page with many products stays
 * light.
 */
export type ProductSummary = Pick<
  Product,
  | '_id'
  | 'slug'
  | 'name'
  | 'logo'
  | 'subsectorName'
  | 'subsectorSlug'
  | 'sectorId'
  | 'sectorName'
  | 'sectorSlug'
  | 'locale'
  | 'untranslated'
> & {
  readonly appearance: string;
  /** The language of that text, for `lang`. */
  readonly appearanceLang?: string | undefined;
};

/** Picks the fields of a product for lists. */
export function toProductSummary(product: Product): ProductSummary {
  const { _id, slug, name, logo, subsectorName, subsectorSlug, sectorId, sectorName, sectorSlug } = product;
  const { locale, untranslated, customFields } = product;
  const inLanguage = locale && {
    locale,
    untranslated,
    appearanceLang: customFields[0] && langOf(customFields[0], 'fieldValue'),
  };
  const appearance = appearanceLine(product.customFields);
  return {
    _id,
    slug,
    name,
    logo,
    subsectorName,
    subsectorSlug,
    sectorId,
    sectorName,
    sectorSlug,
    appearance,
    ...inLanguage,
  };
}
