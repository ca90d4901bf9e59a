import { fetchSector, ownHead, sectorPath, sharePicturePath, subsectorPath, type Sector } from 'api-client';
import { readSearch, useSearch, type Page, movedTo, notFound } from 'federation/contract';
import { useParams } from 'react-router-dom';
import { readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { chartChunks, loadCharts } from 'ui-kit/lazy-chart';
import { filled } from '../fill';
import { fillProductList } from '../products/api';
import { fillTaxonomy, findFormerSubsector, selectTaxonomy, useTaxonomy, type Taxonomy } from '../taxonomy/api';
import { resolveOffering } from '../resolve';
import { fillSubsector, subsectorHead } from '../subsector/subsector-data';
import { SubsectorView } from '../subsector/subsector-view';
import { breadcrumbList } from '../structured-data';
import { preview } from '../texts/preview';
import { sectorBreadcrumbs } from '../breadcrumbs';
import { TaxonomyFailed } from '../taxonomy-failed';
import { pages } from '../remote';
import { landingProducts } from './landing-products';
import { SectorLanding } from './sector-landing';
import { SectorEditing } from '../editing/editing-places';
import { textsOf } from '../texts';

/** `/services/renewable` has no parameter: it is the renewable sector's landing page. */
const RENEWABLE = 'renewable';

/** A sector with its chart, which lists leave out. */
const withChart = ({ slug }: Pick<Sector, 'slug'>) => ({ params: { id: slug } });

function LandingPage({ sector, subsectors }: Pick<Taxonomy, 'subsectors'> & { readonly sector: Sector }) {
  const { currentData } = useRead(fetchSector, withChart(sector));
  return (
    <SectorLanding
      sector={sector}
      chart={currentData?.charts[0]}
      subsectors={subsectors.filter(({ sectorId }) => sectorId === sector._id)}
      editing={<SectorEditing sector={sector} />}
    />
  );
}

function OfferingPage() {
  const { id = RENEWABLE } = useParams();
  const search = useSearch(pages.offerings);
  const { sectors, subsectors, loading, failed, retry } = useTaxonomy(id);
  const offering = resolveOffering(sectors, subsectors, id);
  if (!offering) return <TaxonomyFailed loading={loading} failed={failed} onRetry={retry} />;
  const { sector, subsector } = offering;
  if (subsector) return <SubsectorView sector={sector} subsector={subsector} search={search} />;
  return <LandingPage sector={sector} subsectors={subsectors} />;
}

/** A sector's landing page, or the page of a subsector whose address omits its sector. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: OfferingPage,
    loader: async ({ params: { id = RENEWABLE }, request }) => {
      const taxonomy = await fillTaxonomy(store, id);
      if (!taxonomy) return null;
      const offering = resolveOffering(taxonomy.sectors, taxonomy.subsectors, id);
      if (!offering) {
        const moved = await findFormerSubsector(store, id.toLowerCase());
        if (moved) movedTo(subsectorPath(moved));
        notFound();
      }
      if (offering.subsector) return fillSubsector(store, offering.subsector, readSearch(pages.offerings, request.url));
      const [sector] = await Promise.all([
        filled(store.dispatch(readOf(fetchSector).initiate(withChart(offering.sector)))),
        fillProductList(store, landingProducts(offering.sector)),
      ]);
      await loadCharts(sector.data?.charts);
      return null;
    },
    handle: {
      chunks: (state, { params: { id = RENEWABLE } }) => {
        const { sectors, subsectors } = selectTaxonomy(state, id);
        const offering = resolveOffering(sectors, subsectors, id);
        if (!offering || offering.subsector) return [];
        return chartChunks(readOf(fetchSector).select(withChart(offering.sector))(state).data?.charts);
      },
      head: (state, { params: { id = RENEWABLE }, url }) => {
        const { sectors, subsectors } = selectTaxonomy(state, id);
        const offering = resolveOffering(sectors, subsectors, id);
        if (!offering) return { title: textsOf(state).text('Offerings') };
        const { sector, subsector } = offering;
        if (subsector) return subsectorHead(sector, subsector, url, textsOf(state));
        const head = {
          title: sector.name,
          description: preview(sector.description, 160),
          canonical: sectorPath(sector),
          image: { url: sharePicturePath('sectors', sector.slug), alt: sector.name },
          jsonLd: [breadcrumbList(sectorBreadcrumbs(sector), url.origin, textsOf(state))],
        };
        return ownHead(head, sector, 'name');
      },
    },
  };
}
