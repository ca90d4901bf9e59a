import type { Product } from 'api-client';
import type { BreadcrumbList, Product as ProductData, WithContext } from 'schema-dts';
import type { CatalogueCrumb } from './breadcrumbs';
import { shownName, shownValue } from './texts/custom-fields';

/** schema.org's BreadcrumbList; the current page has no address in it. */
export function breadcrumbList(breadcrumbs: readonly CatalogueCrumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, origin).href }),
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
 * @param brand the company's name in the site settings
 */
export function productData(product: Product, url: URL, brand?: string): WithContext<ProductData> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product._id,
    category: `${product.sectorName} > ${product.subsectorName}`,
    url: url.href,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...imagesOf(product, url),
    additionalProperty: product.customFields
      .filter(({ fieldValue }) => fieldValue.trim() !== '')
      .map((field) => ({ '@type': 'PropertyValue', name: shownName(field).text, value: shownValue(field).text })),
  };
}
