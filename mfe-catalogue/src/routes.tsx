import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { patterns } from './paths';

/** The catalogue's pages. Pages of one chunk share the part of their id before the colon. */
export default defineRemote<AppStore>({
  routes: ({ store }) => [
    {
      id: 'sectors',
      path: patterns.offerings,
      lazy: async () =>
        (await import(/* webpackChunkName: "sectors" */ './offerings/offerings-page')).offeringsPage(store),
    },
    {
      id: 'chemicals',
      path: patterns.chemicals,
      lazy: async () =>
        (await import(/* webpackChunkName: "chemicals" */ './chemicals/chemicals-page')).chemicalsPage(store),
    },
    {
      id: 'offerings:id',
      path: patterns.offering,
      lazy: async () =>
        (await import(/* webpackChunkName: "offerings" */ './offerings/offering-page')).offeringPage(store),
    },
    {
      id: 'offerings:renewable',
      path: patterns.renewable,
      lazy: async () =>
        (await import(/* webpackChunkName: "offerings" */ './offerings/offering-page')).offeringPage(store),
    },
    {
      id: 'section',
      path: patterns.section,
      lazy: async () => (await import(/* webpackChunkName: "section" */ './sections/section-page')).sectionPage(store),
    },
    {
      id: 'product',
      path: patterns.product,
      lazy: async () => (await import(/* webpackChunkName: "product" */ './product/product-page')).productPage(store),
    },
    {
      id: 'products',
      path: patterns.products,
      lazy: async () =>
        (await import(/* webpackChunkName: "products" */ './products/products-page')).productsPage(store),
    },
    {
      id: 'compare',
      path: patterns.compare,
      lazy: async () => (await import(/* webpackChunkName: "compare" */ './compare/compare-page')).comparePage(store),
    },
    {
      id: 'enquiry',
      path: patterns.enquiry,
      lazy: async () => (await import(/* webpackChunkName: "enquiry" */ './enquiry/enquiry-page')).enquiryPage(store),
    },
    {
      id: 'search',
      path: patterns.search,
      lazy: async () => (await import(/* webpackChunkName: "search" */ './search/search-page')).searchPage(store),
    },
  ],
});
