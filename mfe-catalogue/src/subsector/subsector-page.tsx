import { slugKey, subsectorPath } from 'api-client';
import { readSearch, useSearch, type Page, movedTo, notFound } from 'federation/contract';
import { useParams } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { AddedCardPage } from '../chemicals/added-card-page';
import { findAddedCard } from '../chemicals/added-cards';
import { fillTaxonomy, findFormerSubsector, selectTaxonomy, useTaxonomy, type Taxonomy } from '../taxonomy/api';
import { CHEMICALS, resolveNamed, resolveSubsector } from '../resolve';
import { TaxonomyFailed } from '../taxonomy-failed';
import { pages } from '../remote';
import { textsOf } from '../texts';
import { fillSubsector, subsectorHead } from './subsector-data';
import { SubsectorView } from './subsector-view';

/** The added card at `/offerings/chemicals/{cardTitle}` if the catalogue has no subsector of that name. */
const addedCard = (pageId = '', id = '') => (slugKey(pageId) === CHEMICALS ? findAddedCard(id) : undefined);

function SubsectorPage() {
  const { pageId, id = '' } = useParams();
  const search = useSearch(pages.section);
  const { sectors, subsectors, loading, failed, retry } = useTaxonomy();
  const section = resolveSubsector(sectors, subsectors, pageId, id);
  if (section) return <SubsectorView {...section} search={search} />;
  const card = addedCard(pageId, id);
  if (card) return <AddedCardPage card={card} />;
  return <TaxonomyFailed loading={loading} failed={failed} onRetry={retry} />;
}

/** Redirects to a renamed subsector; throws not found for all others, including a subsector of another sector. */
async function leadOn(store: AppStore, { sectors, subsectors }: Taxonomy, pageId = '', id: string): Promise<never> {
  const isElsewhere = resolveSubsector(sectors, subsectors, undefined, id) !== undefined;
  const renamed =
    isElsewhere || !resolveNamed(sectors, pageId) ? undefined : await findFormerSubsector(store, id.toLowerCase());
  if (!renamed) notFound();
  movedTo(subsectorPath(renamed));
}

/** `/offerings/{pageId}/{id}`: the products of a subsector. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: SubsectorPage,
    loader: async ({ params: { pageId, id = '' }, request }) => {
      const taxonomy = await fillTaxonomy(store);
      if (!taxonomy) return null;
      const section = resolveSubsector(taxonomy.sectors, taxonomy.subsectors, pageId, id);
      if (!section && addedCard(pageId, id)) return null;
      if (!section) return leadOn(store, taxonomy, pageId, id);
      return fillSubsector(store, section.subsector, readSearch(pages.section, request.url));
    },
    handle: {
      head: (state, { params: { pageId, id = '' }, url }) => {
        const { sectors, subsectors } = selectTaxonomy(state);
        const section = resolveSubsector(sectors, subsectors, pageId, id);
        if (section) return subsectorHead(section.sector, section.subsector, url, textsOf(state));
        return { title: addedCard(pageId, id)?.title ?? textsOf(state).text('Offerings') };
      },
    },
  };
}
