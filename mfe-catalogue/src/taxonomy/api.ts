import type { FieldOf, Sector, Subsector } from 'api-client';
import { fetchSubsector, fetchSubsectors, fetchSectors } from 'api-client';
import { request, siteApi, tagsOf, type AppStore, type RootState, readOf, useRead } from 'shared-store';
import { filled } from '../fill';
import { resolveNamed } from '../resolve';

type SubsectorName = Pick<Subsector, '_id' | 'slug' | 'name' | 'locale' | 'untranslated'>;

// Product ids are omitted: those of a large catalogue would be larger than the page.
const WITHOUT_PRODUCTS = { query: { categories: '0' } } as const;

/** Reads the subsectors of the sector that a part of an address names; all subsectors if it names none. */
function subsectorsOf(sectors: readonly Sector[] = [], part?: string) {
  const sector = part === undefined ? undefined : resolveNamed(sectors, part);
  return sector ? { query: { ...WITHOUT_PRODUCTS.query, sector: sector._id } } : WITHOUT_PRODUCTS;
}

export const subsectorApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /** Names for the labels of filters; the subsectors' texts are only for their own pages. */
    subsectorNames: build.query<SubsectorName[], void>({
      query: () => request(fetchSubsectors, WITHOUT_PRODUCTS, 'field'),
      transformResponse: (subsectors: FieldOf<typeof fetchSubsectors>) =>
        subsectors.map(({ _id, slug, name, locale, untranslated }) => ({
          ...{ _id, slug, name },
          ...(locale && { locale, untranslated }),
        })),
      providesTags: tagsOf(fetchSubsectors),
    }),
  }),
});

/** The two lists that resolve every address of the catalogue. */
export interface Taxonomy {
  readonly sectors: readonly Sector[];
  readonly subsectors: readonly Subsector[];
}

const noSectors: readonly Sector[] = [];
const noSubsectors: readonly Subsector[] = [];
const noNames: readonly SubsectorName[] = [];

/** Sectors and subsectors for a component, and their loading state; `part` as in `subsectorsOf`. */
export function useTaxonomy(part?: string): Taxonomy & { loading: boolean; failed: boolean; retry: () => void } {
  const sectors = useRead(fetchSectors);
  const subsectors = useRead(fetchSubsectors, subsectorsOf(sectors.data, part));
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

export function useTaxonomyNames(): { sectors: readonly Sector[]; subsectors: readonly SubsectorName[] } {
  const { data: sectors = noSectors } = useRead(fetchSectors);
  const { data: subsectors = noNames } = subsectorApi.useSubsectorNamesQuery();
  return { sectors, subsectors };
}

/** Loads the names of sectors and subsectors into the store. */
export const fillTaxonomyNames = ({ dispatch }: AppStore) =>
  Promise.all([
    filled(dispatch(readOf(fetchSectors).initiate())),
    filled(dispatch(subsectorApi.endpoints.subsectorNames.initiate())),
  ]);

/** Loads both lists into the store; undefined if one of them could not be loaded. `part` as in `subsectorsOf`. */
export async function fillTaxonomy({ dispatch }: AppStore, part?: string): Promise<Taxonomy | undefined> {
  const sectors = await filled(dispatch(readOf(fetchSectors).initiate()));
  const subsectors = await filled(dispatch(readOf(fetchSubsectors).initiate(subsectorsOf(sectors.data, part))));
  return sectors.data && subsectors.data ? { sectors: sectors.data, subsectors: subsectors.data } : undefined;
}

/** The subsector that previously had a name, if any. */
export async function findFormerSubsector({ dispatch }: AppStore, slug: string): Promise<Subsector | undefined> {
  return (await filled(dispatch(readOf(fetchSubsector).initiate({ params: { id: slug } })))).data;
}

/** Both lists in the store, for a page's head; `part` as in `subsectorsOf`. */
export function selectTaxonomy(state: RootState, part?: string): Taxonomy {
  const sectors = readOf(fetchSectors).select()(state).data ?? noSectors;
  const subsectors = readOf(fetchSubsectors).select(subsectorsOf(sectors, part))(state).data ?? noSubsectors;
  return { sectors, subsectors };
}
