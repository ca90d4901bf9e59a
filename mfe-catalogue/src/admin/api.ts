import { fetchSubsectors, GetProducts, type Product, type ProductListQuery, type Subsector } from 'api-client';
import { callApi, request, siteApi, tagsOf, type AppThunk } from 'shared-store';

/** The endpoints of the catalogue's administration: they return everything but the trash, and need the token. */
export const catalogueAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    productsToEdit: build.query<{ products: Product[]; total: number }, ProductListQuery>({
      query: (query) => request(GetProducts, { query: { status: 'all', ...query }, withToken: true }),
      providesTags: tagsOf(GetProducts),
    }),
    subsectorsToEdit: build.query<Subsector[], void>({
      query: () => request(fetchSubsectors, { query: { status: 'all', categories: '0' }, withToken: true }, 'field'),
      providesTags: tagsOf(fetchSubsectors),
    }),
  }),
});

export const { useProductsToEditQuery, useSubsectorsToEditQuery } = catalogueAdminApi;

/** A page of the products, outside the cache. */
export const readProducts =
  (query: ProductListQuery): AppThunk<Promise<Product[]>> =>
  async (dispatch) =>
    (await dispatch(callApi(GetProducts, { query: { status: 'all', ...query }, withToken: true }))).products;
