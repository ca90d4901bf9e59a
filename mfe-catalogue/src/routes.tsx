import { PAGES } from 'api-client';
import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { patterns } from './paths';

/** The catalogue's pages. Pages of one chunk share the part of their id before the colon. */
export default defineRemote<AppStore>({
  routes: ({ store }) => [
    {
      id: 'sectors',
      path: PAGES.offerings,
      lazy: async () =>
        (await import(/* webpackChunkName: "sectors" */ './offerings/offerings-page')).offeringsPage(store),
    },
    {
      id: 'chemicals',
      path: PAGES.chemicals,
      lazy: async () =>
        (await import(/* webpackChunkName: "chemicals" */ './chemicals/chemicals-page')).chemicalsPage(store),
    },
    {
      id: 'offerings:id',
      path: patterns.sector,
      lazy: async () =>
        (await import(/* webpackChunkName: "offerings" */ './offerings/offering-page')).offeringPage(store),
    },
    {
      id: 'offerings:renewable',
      path: PAGES.renewable,
      lazy: async () =>
        (await import(/* webpackChunkName: "offerings" */ './offerings/offering-page')).offeringPage(store),
    },
    {
      id: 'section',
      path: patterns.subsector,
      lazy: async () =>
        (await import(/* webpackChunkName: "section" */ './subsector/subsector-page')).subsectorPage(store),
    },
    {
      id: 'product',
      path: patterns.product,
      lazy: async () => (await import(/* webpackChunkName: "product" */ './product/product-page')).productPage(store),
    },
    {
      id: 'products',
      path: PAGES.products,
      lazy: async () =>
        (await import(/* webpackChunkName: "products" */ './products/products-page')).productsPage(store),
    },
    {
      id: 'compare',
      path: PAGES.compare,
      lazy: async () => (await import(/* webpackChunkName: "compare" */ './compare/compare-page')).comparePage(store),
    },
    {
      id: 'enquiry',
      path: PAGES.enquiry,
      lazy: async () => (await import(/* webpackChunkName: "enquiry" */ './enquiry/enquiry-page')).enquiryPage(store),
    },
    {
      id: 'search',
      path: PAGES.search,
      lazy: async () => (await import(/* webpackChunkName: "search" */ './search/search-page')).searchPage(store),
    },
  ],
});
