import { readProducts, readSectors, readSubsectors, type Product, type Sector } from '../src/content';
import { hazards, type HazardClass } from './documents/hazards';
import { pictureOf, type ProductPicture } from './products/shown';

/** The name of a file of the content, used in a record instead of its address. */
export type FileKey = `file:${'picture' | 'pdf'}/${string}`;

/** A product with the sources of its picture and its sheets. */
export interface IllustratedProduct {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly subsector: string;
  readonly customFields: Product['customFields'];
  readonly picture: ProductPicture;
  readonly pictureKey: FileKey;
  /** Undefined for an article, which has no safety data sheet. */
  readonly hazard: HazardClass | undefined;
  /** The revision of its sheets. */
  readonly revision: string;
}

/** A subsector with the sources of its brochure. */
export interface IllustratedSubsector {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly sector: Sector;
  readonly products: readonly IllustratedProduct[];
}

/** When the sheets of the content were last revised. */
export const sheetDate = '2026-08-01';

/** Each product has its own picture, which its record names. */
function illustrated({ slug, logo }: Product): { readonly picture: ProductPicture; readonly pictureKey: FileKey } {
  const picture = pictureOf(slug);
  const pictureKey = `file:picture/product-${slug}` as const;
  if (!picture || logo !== pictureKey) throw new Error(`${slug} names ${logo}, which nothing here draws`);
  return { picture, pictureKey };
}

/** The subsectors and their products, in the order of their pages. */
export function readIllustrated(): IllustratedSubsector[] {
  const products = readProducts();
  const sectors = new Map(readSectors().map((sector) => [sector.slug, sector]));
  return readSubsectors().map(({ slug, name, description, sector: sectorSlug }) => {
    const sector = sectors.get(sectorSlug);
    if (!sector) throw new Error(`The subsector ${slug} names a sector that does not exist`);
    const own = products.filter(({ subsector }) => subsector === slug);
    return {
      ...{ slug, name, description, sector },
      products: own.map((product) => {
        return {
          ...{ slug: product.slug, name: product.name, description: product.description, subsector: slug },
          ...{ customFields: product.customFields, hazard: hazards[product.slug] },
          ...illustrated(product),
          revision: product.documents.find(({ kind }) => kind === 'tds')?.revision ?? '',
        };
      }),
    };
  });
}
