import type { Page } from 'federation/contract';
import { useParams } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { fillTaxonomy, selectTaxonomy, useTaxonomy } from '../api/taxonomy';
import { notFound } from '../not-found';
import { resolveSubsector } from '../resolve';
import { TaxonomyFailed } from '../taxonomy-failed';
import { fillSubsector, subsectorHead } from './subsector-data';
import { SubsectorView } from './subsector-view';

function SubsectorPage() {
  const { pageId, id = '' } = useParams();
  const { sectors, subsectors, loading, failed, retry } = useTaxonomy();
  const section = resolveSubsector(sectors, subsectors, pageId, id);
  return section ? (
    <SubsectorView {...section} />
  ) : (
    <TaxonomyFailed loading={loading} failed={failed} onRetry={retry} />
  );
}

/** `/offerings/{pageId}/{id}`: the products of one subsector. */
export function subsectorPage(store: AppStore): Page<RootState> {
  return {
    Component: SubsectorPage,
    loader: async ({ params: { pageId, id = '' }, request }) => {
      const taxonomy = await fillTaxonomy(store);
      if (!taxonomy) return null;
      const section = resolveSubsector(taxonomy.sectors, taxonomy.subsectors, pageId, id);
      if (!section) notFound('This section');
      await fillSubsector(store, section.subsector, new URL(request.url));
      return null;
    },
    handle: {
      head: (state, { params: { pageId, id = '' }, url }) => {
        const { sectors, subsectors } = selectTaxonomy(state);
        const section = resolveSubsector(sectors, subsectors, pageId, id);
        return section ? subsectorHead(section.sector, section.subsector, url) : { title: 'Offerings' };
      },
    },
  };
}
