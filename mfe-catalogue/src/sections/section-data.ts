import { subsectorPath, type ProductListQuery, type Sector, type Subsector } from 'api-client';
import type { PageHead } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { fillProductList, gridQuery } from '../api/products';
import { readListState, type ListState } from '../listing/list-state';
import { breadcrumbList } from '../structured-data';
import { preview } from '../texts/preview';
import { sectionTrail } from '../trails';

/** The products of a section page: those of its subsector, by a part of their name (specification, section 4). */
export const sectionQuery = (subsector: Subsector, state: ListState): ProductListQuery =>
  gridQuery(state, { subsector: subsector.slug }, 'name');

/** Fills the store with what a section page shows at its address. */
export const fillSection = (store: AppStore, subsector: Subsector, url: URL) =>
  fillProductList(store, sectionQuery(subsector, readListState(url.searchParams)));

/** What a section page says of itself. */
export function sectionHead(sector: Sector, subsector: Subsector, url: URL): PageHead {
  return {
    title: `${subsector.name} · ${sector.name}`,
    description: preview(subsector.description, 160),
    canonical: subsectorPath(subsector),
    image: { url: sector.logo, alt: sector.name },
    jsonLd: [breadcrumbList(sectionTrail(sector, subsector), url.origin)],
  };
}
