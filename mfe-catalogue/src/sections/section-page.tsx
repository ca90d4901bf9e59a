import type { Page } from 'federation/contract';
import { useParams } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { fillTaxonomy, selectTaxonomy, useTaxonomy } from '../api/taxonomy';
import { notFound } from '../not-found';
import { resolveSection } from '../resolve';
import { TaxonomyFailed } from '../taxonomy-failed';
import { fillSection, sectionHead } from './section-data';
import { SectionView } from './section-view';

function SectionPage() {
  const { pageId, id = '' } = useParams();
  const { sectors, subsectors, loading, failed, retry } = useTaxonomy();
  const section = resolveSection(sectors, subsectors, pageId, id);
  return section ? <SectionView {...section} /> : <TaxonomyFailed loading={loading} failed={failed} onRetry={retry} />;
}

/** `/offerings/{pageId}/{id}`: the products of one subsector. */
export function sectionPage(store: AppStore): Page<RootState> {
  return {
    Component: SectionPage,
    loader: async ({ params: { pageId, id = '' }, request }) => {
      const taxonomy = await fillTaxonomy(store);
      if (!taxonomy) return null;
      const section = resolveSection(taxonomy.sectors, taxonomy.subsectors, pageId, id);
      if (!section) notFound('This section');
      await fillSection(store, section.subsector, new URL(request.url));
      return null;
    },
    handle: {
      head: (state, { params: { pageId, id = '' }, url }) => {
        const { sectors, subsectors } = selectTaxonomy(state);
        const section = resolveSection(sectors, subsectors, pageId, id);
        return section ? sectionHead(section.sector, section.subsector, url) : { title: 'Offerings' };
      },
    },
  };
}
