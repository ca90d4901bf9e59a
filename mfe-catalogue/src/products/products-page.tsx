import { langOf, PRODUCTS_PATH } from 'api-client';
import { readSearch, useSearch, type Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';
import { Section } from 'ui-kit';
import { fillGrid, gridQuery, useProductList } from './api';
import { fillTaxonomyNames, useTaxonomyNames } from '../taxonomy/api';
import { ListedProduct } from '../cards/listed-product';
import { CompareTray } from '../compare/compare-tray';
import { AddProductPlace } from '../editing/editing-places';
import { EnquiryLink } from '../enquiry/enquiry-link';
import { PageHero } from '../hero/page-hero';
import { textsOf, useTexts } from '../texts';
import { productList } from '../listing/list-state';
import { ProductListing } from '../listing/product-listing';
import { breadcrumbList } from '../structured-data';
import { offeringsBreadcrumbs } from '../breadcrumbs';
import { pages } from '../remote';

const LEAD = 'Every product of every sector, with its data sheets. Narrow the list, compare, and ask for a quotation.';
const breadcrumbs = offeringsBreadcrumbs('Products');

function ProductsPage() {
  const { text, lang, contentLang } = useTexts();
  const state = productList.read(useSearch(pages.products));
  const list = useProductList(gridQuery(state, {}, 'search'));
  const { sectors, subsectors } = useTaxonomyNames();
  const named = (field: string) => (field === 'sector' ? sectors : field === 'subsector' ? subsectors : []);
  return (
    <>
      <PageHero
        breadcrumbs={breadcrumbs}
        title={text('Products')}
        lead={text(LEAD)}
        lang={lang}
        actions={<EnquiryLink />}
        height="low"
      />
      <Section spacing="tight" aria-label={text('Products')} lang={lang} contentLang={contentLang}>
        <ProductListing
          list={list}
          state={state}
          path={PRODUCTS_PATH}
          searchLabel={text('Search products')}
          labelOf={(field, value) => {
            const item = named(field).find(({ _id, slug }) => slug === value || _id === value);
            return item && { label: item.name, lang: langOf(item, 'name') };
          }}
          renderCard={(product, index) => (
            <ListedProduct product={product} showSubsector priority={index < 4} headingLevel={2} />
          )}
          editing={<AddProductPlace />}
        />
      </Section>
      <CompareTray />
    </>
  );
}

/** `/products`: the whole catalogue, with facets. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: ProductsPage,
    loader: async ({ request }) => {
      const state = productList.read(readSearch(pages.products, request.url));
      const [answer] = await Promise.all([
        fillGrid(store, gridQuery(state, {}, 'search'), state, PRODUCTS_PATH),
        fillTaxonomyNames(store),
      ]);
      return answer;
    },
    handle: {
      head: (state, { url }) => {
        const texts = textsOf(state);
        const { text, lang } = texts;
        return {
          title: text('Products'),
          lang,
          description: text(LEAD),
          canonical: PRODUCTS_PATH,
          jsonLd: [breadcrumbList(breadcrumbs, url.origin, texts)],
        };
      },
    },
  };
}
