import {
  langOf,
  PRODUCTS_PATH,
  productPath,
  sectorPath,
  subsectorPath,
  type Product,
  type Sector,
  type Subsector,
} from 'api-client';

/** A step of the breadcrumbs. */
export interface CatalogueCrumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly href?: string;
  /** The language of a name. */
  readonly lang?: string | undefined;
  /** Whether the label is a text of the code, which is translated; otherwise it is a name. */
  readonly isText?: boolean;
}

const home: CatalogueCrumb = { label: 'Home', href: '/', isText: true };
const offerings: CatalogueCrumb = { label: 'Offerings', href: PRODUCTS_PATH, isText: true };

/** The breadcrumbs of the page of all sectors. */
export const sectorsBreadcrumbs: readonly CatalogueCrumb[] = [home, { label: 'Offerings', isText: true }];

/** The breadcrumbs of the search. */
export const searchBreadcrumbs: readonly CatalogueCrumb[] = [home, { label: 'Search', isText: true }];

/**
 * The breadcrumbs of a page directly below the offerings.
 *
 * @param isText whether the label is a text of the code; otherwise it is a name
 */
export const offeringsBreadcrumbs = (label: string, isText = true): CatalogueCrumb[] => [
  home,
  offerings,
  { label, isText },
];

/** The breadcrumbs of a sector's landing page. */
export const sectorBreadcrumbs = (sector: Sector): CatalogueCrumb[] => [
  home,
  offerings,
  { label: sector.name, lang: langOf(sector, 'name'), href: sectorPath(sector) },
];

/** The breadcrumbs of a subsector's page. */
export const subsectorBreadcrumbs = (sector: Sector, subsector: Subsector): CatalogueCrumb[] => [
  ...sectorBreadcrumbs(sector),
  { label: subsector.name, lang: langOf(subsector, 'name'), href: subsectorPath(subsector) },
];

/** The breadcrumbs of a product's page. */
export const productBreadcrumbs = (
  product: Pick<
    Product,
    'name' | 'slug' | 'sectorName' | 'sectorSlug' | 'subsectorName' | 'subsectorSlug' | 'locale' | 'untranslated'
  >,
): CatalogueCrumb[] => [
  home,
  offerings,
  {
    label: product.sectorName,
    lang: langOf(product, 'sectorName'),
    href: sectorPath({ slug: product.sectorSlug }),
  },
  {
    label: product.subsectorName,
    lang: langOf(product, 'subsectorName'),
    href: subsectorPath({ slug: product.subsectorSlug, sectorSlug: product.sectorSlug }),
  },
  { label: product.name, lang: langOf(product, 'name'), href: productPath(product) },
];
