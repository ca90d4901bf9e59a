import { fetchCategories, GetProducts, updateContactMessage } from 'api-client';
import type { Product } from 'api-client';
import { changeTogether, request, siteApi, tagsOf } from 'shared-store';

/** The number of search results for a shelf. */
const SHELF_HITS = 8;

/** The endpoints of this remote's administration besides those of every content type. */
const contentAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    shelfSearch: build.query<Pick<Product, '_id' | 'name'>[], string>({
      query: (search) => request(GetProducts, { query: { search, limit: SHELF_HITS } }, 'field'),
      transformResponse: (products: Product[]) => products.map(({ _id, name }) => ({ _id, name })),
      providesTags: tagsOf(GetProducts),
    }),
    shelvedNames: build.query<Readonly<Record<string, string>>, string>({
      query: (ids) => request(fetchCategories, { query: { ids } }, 'field'),
      transformResponse: (products: Product[]) => Object.fromEntries(products.map(({ _id, name }) => [_id, name])),
      providesTags: tagsOf(fetchCategories),
    }),
    changeContactMessage: changeTogether(build, updateContactMessage),
  }),
});

export const { useShelfSearchQuery, useShelvedNamesQuery, useChangeContactMessageMutation } = contentAdminApi;
