import { fetchCategories } from 'api-client';
import type { Product } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';

export type EnquiredProduct = Pick<Product, '_id' | 'name'>;

/** The products of an enquiry, in their order. */
export const contactApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    contactProducts: build.query<EnquiredProduct[], string>({
      query: (ids) => request(fetchCategories, { query: { ids } }, 'field'),
      transformResponse: (products: Product[]) => products.map(({ _id, name }) => ({ _id, name })),
      providesTags: tagsOf(fetchCategories),
    }),
  }),
});

export const { useContactProductsQuery } = contactApi;
