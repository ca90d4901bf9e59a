import {
  ownHead,
  sharePicturePath,
  subsectorPath,
  type ProductListQuery,
  type Sector,
  type Subsector,
} from 'api-client';
import type { PageHead } from 'federation/contract';
import type { AppStore } from 'shared-store';
import type { Texts } from 'shared-store/texts';
import { fillGrid, gridQuery } from '../products/api';
import { productList, type ListSearch, type ListState } from '../listing/list-state';
import { breadcrumbList } from '../structured-data';
import { preview } from '../texts/preview';
import { subsectorBreadcrumbs } from '../breadcrumbs';

/** The products of a subsector's page, searched by a part of their name (specification, section 4). */
export const subsectorQuery = (subsector: Subsector, state: ListState): ProductListQuery =>
  gridQuery(state, { subsector: subsector.slug }, 'name');

/** Loads the data of a subsector's page into the store; a page beyond the last redirects to the last. */
export function fillSubsector(store: AppStore, subsector: Subsector, search: ListSearch): Promise<Response | null> {
  const state = productList.read(search);
  return fillGrid(store, subsectorQuery(subsector, state), state, subsectorPath(subsector));
}

/** The document head of a subsector's page. */
export function subsectorHead(sector: Sector, subsector: Subsector, url: URL, texts: Texts): PageHead {
  const head: PageHead = {
    title: `${subsector.name} · ${sector.name}`,
    description: preview(subsector.description, 160),
    canonical: subsectorPath(subsector),
    image: { url: sharePicturePath('subsectors', subsector._id), alt: subsector.name },
    jsonLd: [breadcrumbList(subsectorBreadcrumbs(sector, subsector), url.origin, texts)],
  };
  return ownHead(head, subsector, 'name');
}
