import type { Sector, Subsector } from 'api-client';
import { fetchSubsectors } from 'api-client';
import { readItems, siteApi, siteLists, useFetchSectorsQuery, type AppStore, type RootState } from 'shared-store';
import { filled } from './fill';

export const subsectorApi = siteApi.injectEndpoints({
  endpoints: (build) => ({ subsectorList: readItems(build, fetchSubsectors, ['subsectors']) }),
});

// Product ids are left out: of a large catalogue they would outweigh the page.
const WITHOUT_PRODUCTS = { query: { categories: '0' } } as const;

/** The two lists that every address of the catalogue is resolved with. */
export interface Taxonomy {
  readonly sectors: readonly Sector[];
  readonly subsectors: readonly Subsector[];
}

const noSectors: readonly Sector[] = [];
const noSubsectors: readonly Subsector[] = [];

/** Sectors and subsectors as a component shows them, and how their reading stands. */
export function useTaxonomy(): Taxonomy & { loading: boolean; failed: boolean; retry: () => void } {
  const sectors = useFetchSectorsQuery();
  const subsectors = subsectorApi.useSubsectorListQuery(WITHOUT_PRODUCTS);
  return {
    sectors: sectors.data ?? noSectors,
    subsectors: subsectors.data ?? noSubsectors,
    loading: sectors.isLoading || subsectors.isLoading,
    failed: (sectors.isError && !sectors.data) || (subsectors.isError && !subsectors.data),
    retry: () => {
      void sectors.refetch();
      void subsectors.refetch();
    },
  };
}

/** Fills the store with both lists; undefined where one of them could not be read. */
export async function fillTaxonomy({ dispatch }: AppStore): Promise<Taxonomy | undefined> {
  const [sectors, subsectors] = await Promise.all([
    filled(dispatch(siteLists.endpoints.fetchSectors.initiate())),
    filled(dispatch(subsectorApi.endpoints.subsectorList.initiate(WITHOUT_PRODUCTS))),
  ]);
  return sectors.data && subsectors.data ? { sectors: sectors.data, subsectors: subsectors.data } : undefined;
}

/** Both lists as the store has them, for a page's head. */
export function selectTaxonomy(state: RootState): Taxonomy {
  return {
    sectors: siteLists.endpoints.fetchSectors.select()(state).data ?? noSectors,
    subsectors: subsectorApi.endpoints.subsectorList.select(WITHOUT_PRODUCTS)(state).data ?? noSubsectors,
  };
}
