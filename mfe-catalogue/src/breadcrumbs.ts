import {
  PRODUCTS_PATH,
  productPath,
  sectorPath,
  subsectorPath,
  type Product,
  type Sector,
  type Subsector,
} from 'api-client';
import type { Crumb } from 'ui-kit';

const home: Crumb = { label: 'Home', href: '/' };
const offerings: Crumb = { label: 'Offerings', href: PRODUCTS_PATH };

/** The breadcrumbs of a page directly below the offerings. */
export const offeringsBreadcrumbs = (label: string): Crumb[] => [home, offerings, { label }];

/** The breadcrumbs of a sector's landing page. */
export const sectorBreadcrumbs = (sector: Sector): Crumb[] => [
  home,
  offerings,
  { label: sector.name, href: sectorPath(sector) },
];

/** The breadcrumbs of a subsector's page. */
export const subsectorBreadcrumbs = (sector: Sector, subsector: Subsector): Crumb[] => [
  ...sectorBreadcrumbs(sector),
  { label: subsector.name, href: subsectorPath(subsector) },
];

/** The breadcrumbs of a product's page. */
export const productBreadcrumbs = (
  product: Pick<Product, 'name' | 'slug' | 'sectorName' | 'sectorSlug' | 'subsectorName' | 'subsectorSlug'>,
): Crumb[] => [
  home,
  offerings,
  { label: product.sectorName, href: sectorPath({ slug: product.sectorSlug }) },
  {
    label: product.subsectorName,
    href: subsectorPath({ slug: product.subsectorSlug, sectorSlug: product.sectorSlug }),
  },
  { label: product.name, href: productPath(product) },
];
