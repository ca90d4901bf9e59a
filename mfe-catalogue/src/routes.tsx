import {
  CHEMICALS_PATH,
  COMPARE_PATH,
  ENQUIRY_PATH,
  OFFERINGS_PATH,
  previewPattern,
  PRODUCTS_PATH,
  RENEWABLE_PATH,
  SEARCH_PATH,
} from 'api-client';
import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { patterns } from './paths';

/** The catalogue's pages. Pages of one chunk share the part of their id before the colon. */
export default defineRemote<AppStore>({
  routes: ({ store }) => [
    {
      id: 'preview',
      path: previewPattern('products'),
      lazy: async () => (await import(/* webpackChunkName: "preview" */ './preview/preview-page')).previewPage(store),
    },
    {
      id: 'sectors',
      path: OFFERINGS_PATH,
      lazy: async () =>
        (await import(/* webpackChunkName: "sectors" */ './offerings/offerings-page')).offeringsPage(store),
    },
    {
      id: 'chemicals',
      path: CHEMICALS_PATH,
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
      path: RENEWABLE_PATH,
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
      path: PRODUCTS_PATH,
      lazy: async () =>
        (await import(/* webpackChunkName: "products" */ './products/products-page')).productsPage(store),
    },
    {
      id: 'compare',
      path: COMPARE_PATH,
      lazy: async () => (await import(/* webpackChunkName: "compare" */ './compare/compare-page')).comparePage(store),
    },
    {
      id: 'enquiry',
      path: ENQUIRY_PATH,
      lazy: async () => (await import(/* webpackChunkName: "enquiry" */ './enquiry/enquiry-page')).enquiryPage(store),
    },
    {
      id: 'search',
      path: SEARCH_PATH,
      lazy: async () => (await import(/* webpackChunkName: "search" */ './search/search-page')).searchPage(store),
    },
  ],
});
