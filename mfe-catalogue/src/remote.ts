import {
  CHEMICALS_PATH,
  COMPARE_PATH,
  ENQUIRY_PATH,
  OFFERINGS_PATH,
  previewPattern,
  PRODUCT_PATTERN,
  PRODUCTS_PATH,
  RENEWABLE_PATH,
  SEARCH_PATH,
  SECTOR_PATTERN,
  SUBSECTOR_PATTERN,
} from 'api-client';
import type { OfferFor, PageTable, RemoteDefinition } from 'federation/contract';
import type { liveSlots } from './live-slots';

/** The query parameters of a list of products. */
const LIST = ['search', 'sort', 'page', 'sector', 'subsector', 'field.*'] as const;

/** The public pages of the remote (specification, section 2). */
export const pages = {
  sectors: { path: OFFERINGS_PATH, module: './offerings/offerings-page', skeleton: 'cards' },
  chemicals: { path: CHEMICALS_PATH, module: './chemicals/chemicals-page', skeleton: 'cards' },
  offerings: {
    path: [SECTOR_PATTERN, RENEWABLE_PATH],
    module: './offerings/offering-page',
    skeleton: 'landing',
    searchParams: LIST,
  },
  section: { path: SUBSECTOR_PATTERN, module: './subsector/subsector-page', skeleton: 'grid', searchParams: LIST },
  product: { path: PRODUCT_PATTERN, module: './product/product-page', skeleton: 'article' },
  products: { path: PRODUCTS_PATH, module: './products/products-page', skeleton: 'grid', searchParams: LIST },
  preview: { path: previewPattern('products'), module: './preview/preview-page', skeleton: 'article' },
  compare: { path: COMPARE_PATH, module: './compare/compare-page', skeleton: 'table', searchParams: ['ids', 'only'] },
  enquiry: {
    path: ENQUIRY_PATH,
    module: './enquiry/enquiry-page',
    skeleton: 'form',
    searchParams: ['product', 'service', 'sent'],
  },
  search: { path: SEARCH_PATH, module: './search/search-page', skeleton: 'cards', searchParams: ['q', 'kind'] },
} as const satisfies PageTable;

export default {
  name: 'catalogue',
  title: 'Offerings',
  owner: 'Catalogue team',
  contract: 1,
  budget: 24.3,
  tasks: { 'enquiry-begun': 'Product added to an enquiry', 'enquiry-sent': 'Enquiry sent' },
  pages,
  navigation: [
    { id: 'offerings', label: 'Offerings', places: ['navbar'], order: 30, submenu: 'sectors' },
    { id: 'offerings', label: 'Offering', places: ['menu'], order: 30, submenu: 'sectors' },
    { id: 'offerings', label: 'Offerings', path: PRODUCTS_PATH, places: ['footer'], order: 30 },
  ],
  slots: [
    { name: 'home.sectors', expose: './slots/sectors' },
    { name: 'shell.search', expose: './slots/search' },
    { name: 'service.below', expose: './slots/service-enquiry', input: { id: 'string', title: 'string' } },
    {
      name: 'page.documents',
      expose: './slots/product-documents',
      input: {
        section: 'string',
        products: 'string[]',
        eyebrow: 'string',
        heading: 'string',
        text: 'string',
        locale: 'string?',
        untranslated: 'string[]?',
      },
    },
  ] satisfies readonly OfferFor<typeof liveSlots>[],
  admin: true,
} satisfies RemoteDefinition;
