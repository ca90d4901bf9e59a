import { ENGLISH, inLanguage, productPath, type Product } from 'api-client';
import type { BreadcrumbList, Product as ProductData, WithContext } from 'schema-dts';
import type { Texts } from 'shared-store/texts';
import type { CatalogueCrumb } from './breadcrumbs';
import { shownName, shownValue } from './texts/custom-fields';

/** The language of a document, for its structured data. */
type Wording = Pick<Texts, 'text' | 'lang'>;

/**
 * schema.org's BreadcrumbList, with the addresses and labels of the document's language; the current page has no address
 * in it.
 */
export function breadcrumbList(
  breadcrumbs: readonly CatalogueCrumb[],
  origin: string,
  { text, lang = ENGLISH }: Wording,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href, isText }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: isText ? text(label) : label,
      ...(href && { item: new URL(inLanguage(href, lang), origin).href }),
    })),
  };
}

/** The main picture, and the others if there are any. */
function imagesOf({ logo, pictures }: Product, site: URL): Pick<ProductData, 'image'> {
  const [image, ...others] = [logo, ...pictures.map(({ url }) => url)]
    .filter(Boolean)
    .map((address) => new URL(address, site).href);
  if (image === undefined) return {};
  return { image: others.length > 0 ? [image, ...others] : image };
}

/**
 * schema.org's Product, with its custom fields as properties.
 *
 * @param site any address of the site
 * @param brand the company's name in the site settings
 */
export function productData(
  product: Product,
  site: URL,
  { lang = ENGLISH }: Pick<Wording, 'lang'>,
  brand?: string,
): WithContext<ProductData> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product._id,
    category: `${product.sectorName} > ${product.subsectorName}`,
    url: new URL(inLanguage(productPath(product), lang), site).href,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...imagesOf(product, site),
    additionalProperty: product.customFields
      .filter(({ fieldValue }) => fieldValue.trim() !== '')
      .map((field) => ({ '@type': 'PropertyValue', name: shownName(field).text, value: shownValue(field).text })),
  };
}
