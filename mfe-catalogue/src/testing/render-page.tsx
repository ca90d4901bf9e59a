import type { ProductListQuery } from 'api-client';
import { remoteOf, type PageModule } from 'federation/contract';
import { failure, renderRoutes } from 'page-testing';
import { userLoaded, type AppStore } from 'shared-store';
import { pages } from '../remote';
import * as catalogue from './catalogue';

/** The options of a call of the catalogue. */
export interface CallOptions {
  readonly params?: Record<string, string>;
  readonly query?: ProductListQuery & { ids?: string };
  readonly body?: Record<string, unknown>;
}

type Answers = Record<string, (options: CallOptions) => unknown>;

/** The API's default answers: a small catalogue that is searched by name. */
const STANDARD: Answers = {
  fetchSectors: () => catalogue.sectors,
  fetchSector: ({ params }) => ({
    success: true,
    sector: catalogue.sectors.find(({ slug }) => slug === params?.id),
  }),
  fetchSubsectors: () => ({ success: true, subsectors: catalogue.subsectors, total: catalogue.subsectors.length }),
  fetchSubsector: () => {
    throw failure(404, 'Subsector not found');
  },
  GetProducts: ({ query }) => {
    const needle = (query?.name ?? query?.search ?? '').toLowerCase();
    const found = catalogue.products.filter(({ name }) => name.toLowerCase().includes(needle));
    const sorted = found.sort((a, b) => a.name.localeCompare(b.name) * (query?.sort === '-name' ? -1 : 1));
    return { success: true, products: sorted, total: sorted.length, facets: [] };
  },
  fetchProduct: ({ params }) => {
    const product = catalogue.products.find(({ slug }) => slug === params?.id);
    if (!product) throw failure(404, 'Product not found');
    return { success: true, product };
  },
  fetchCategories: ({ query }) => catalogue.products.filter(({ _id }) => query?.ids?.split(',').includes(_id)),
};

/** The routes that the build makes of the remote's pages. */
const routes = remoteOf(
  Object.entries(pages).map(([chunk, page]) => ({
    ...page,
    chunk,
    load: () => import(`../${page.module}`) as Promise<PageModule<AppStore>>,
  })),
);

/** Shows the catalogue at an address. */
export function renderPage(
  at: string,
  { answer = {}, signedIn = false }: { answer?: Answers; signedIn?: boolean } = {},
) {
  const downloads: { url: string | null | undefined; name: string }[] = [];
  const page = renderRoutes(
    (store) => {
      if (signedIn) store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example' }));
      return routes.routes({ store }).map((route) => ({ ...route, errorElement: <p>Not found</p> }));
    },
    {
      at,
      answers: { ...STANDARD, ...answer },
      services: {
        downloadPdf: async ({ url, name }) => {
          downloads.push({ url, name });
          if (!url) throw new Error('PDF not available for download');
        },
      },
    },
  );
  return { ...page, downloads };
}
