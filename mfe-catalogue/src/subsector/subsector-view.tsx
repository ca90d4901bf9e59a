import { langOf, type Sector, type Subsector } from 'api-client';
import { useLocation } from 'react-router-dom';
import { Section } from 'ui-kit';
import { useProductList } from '../products/api';
import { CompareTray } from '../compare/compare-tray';
import { ListedProduct } from '../cards/listed-product';
import { DownloadPdf } from '../documents/download-pdf';
import { AddProductPlace, SubsectorEditing } from '../editing/editing-places';
import { PageHero } from '../hero/page-hero';
import { productList, type ListSearch } from '../listing/list-state';
import { ProductListing } from '../listing/product-listing';
import { EngineerCall } from '../offerings/engineer-call';
import { subsectorPicture } from '../offerings/sector-picture';
import { subsectorBreadcrumbs } from '../breadcrumbs';
import { useTexts } from '../texts';
import { subsectorQuery } from './subsector-data';

/** The length of a description, in characters, from which phones show only its beginning. */
const FOLDED_FROM = 180;

interface SubsectorViewProps {
  readonly sector: Sector;
  readonly subsector: Subsector;
  /** The query parameters of the list of products. */
  readonly search: ListSearch;
}

/** The subsector page: description, PDF, search, order and the grid of products (specification, section 2). */
export function SubsectorView({ sector, subsector, search }: SubsectorViewProps) {
  const { text, lang, contentLang } = useTexts();
  const { pathname } = useLocation();
  const state = productList.read(search);
  const list = useProductList(subsectorQuery(subsector, state));
  return (
    <>
      <PageHero
        breadcrumbs={subsectorBreadcrumbs(sector, subsector)}
        eyebrow={<span lang={langOf(sector, 'name')}>{sector.name}</span>}
        title={<span lang={langOf(subsector, 'name')}>{subsector.name}</span>}
        lead={<span lang={langOf(subsector, 'description')}>{subsector.description}</span>}
        folded={subsector.description.length > FOLDED_FROM}
        accent={sector.accent}
        picture={{ src: subsectorPicture(subsector, sector), alt: '' }}
        actions={<DownloadPdf url={subsector.pdf} name={subsector.name} />}
        editing={<SubsectorEditing sector={sector} subsector={subsector} />}
        height="low"
      />
      <Section
        spacing="tight"
        accent={sector.accent}
        aria-label={text('Products of {subsector}', { subsector: subsector.name })}
        lang={lang}
        contentLang={contentLang}
      >
        <ProductListing
          list={{ ...list, facets: list.facets.filter(({ field }) => field !== 'sector' && field !== 'subsector') }}
          state={state}
          path={pathname}
          searchLabel={text('Search products')}
          renderCard={(product, index) => <ListedProduct product={product} priority={index < 4} headingLevel={2} />}
          editing={<AddProductPlace subsectorId={subsector._id} />}
        />
      </Section>
      <EngineerCall />
      <CompareTray />
    </>
  );
}
