import { render } from '@testing-library/react';
import type { AnyEndpoint, Call, ProductListQuery } from 'api-client';

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import routes from '../routes';
import * as catalogue from './catalogue';

/** One call as a test sees it. */
export interface SeenCall {
  readonly id: string;
  readonly params?: Record<string, string>;
  readonly query?: ProductListQuery & { ids?: string };
  readonly body?: Record<string, unknown>;
}

type Answer = (call: SeenCall) => unknown;

/** What the API answers unless a test says otherwise: a small catalogue that is searched by name. */
function standardAnswer({ id, params, query }: SeenCall): unknown {
  switch (id) {
    case 'fetchSectors':
      return catalogue.sectors;
    case 'fetchSubsectors':
      return { success: true, subsectors: catalogue.subsectors, total: catalogue.subsectors.length };
    case 'GetProducts': {
      const needle = (query?.name ?? query?.search ?? '').toLowerCase();
      const found = catalogue.products.filter(({ name }) => name.toLowerCase().includes(needle));
      const sorted = found.sort((a, b) => a.name.localeCompare(b.name) * (query?.sort === '-name' ? -1 : 1));
      return { success: true, products: sorted, total: sorted.length, facets: [] };
    }
    case 'fetchProduct': {
      const product = catalogue.products.find(({ slug }) => slug === params?.id);
      if (!product) throw Object.assign(new Error('Product not found'), { status: 404 });
      return { success: true, product };
    }
    case 'fetchCategories':
      return catalogue.products.filter(({ _id }) => query?.ids?.split(',').includes(_id));
    default:
      throw new Error(`The test answers no ${id}`);
  }
}

/** Renders the catalogue at an address, over a store whose calls are answered by the test. */
export function renderPage(
  address: string,
  { answer = {}, signedIn = false }: { answer?: Record<string, Answer>; signedIn?: boolean } = {},
) {
  const calls: SeenCall[] = [];
  const call = (async (endpoint: AnyEndpoint, options: Omit<SeenCall, 'id'> = {}) => {
    const seen = { id: endpoint.id, ...options };
    calls.push(seen);
    return (answer[endpoint.id] ?? standardAnswer)(seen);
  }) as Call;
  const downloads: { url: string | null | undefined; name: string }[] = [];
  const store = makeStore({
    call,
    downloadPdf: async ({ url, name }) => {
      downloads.push({ url, name });
      if (!url) throw new Error('PDF not available for download');
    },
  });
  if (signedIn) store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example' }));
  const router = createMemoryRouter(
    [
      ...routes
        .routes({ store })
        .map((route) => ({ ...route, errorElement: <p>Not found</p>, HydrateFallback: () => null })),
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { calls, downloads, router, store };
}
