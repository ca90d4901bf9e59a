import type { AnswerOf, Facet, Product, ProductListQuery } from 'api-client';
import { fetchProduct, GetProducts, fetchCategories, pageCountOf } from 'api-client';
import { redirect } from 'react-router-dom';
import { request, siteApi, tagsOf, type AppStore, type QueryArgOf, readOf, useRead } from 'shared-store';
import { PAGE_SIZE, productList, type ListState } from '../listing/list-state';
import { toProductSummary, type ProductSummary } from './product-summary';
import { filled } from '../fill';

/** A page of a list of products in the store. */
export interface ProductPage {
  readonly products: ProductSummary[];
  readonly total: number;
  readonly facets: Facet[];
}

/** The catalogue's own endpoints for products, besides the lists that the whole site shares. */
export const productApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    productList: build.query<ProductPage, QueryArgOf<typeof GetProducts>>({
      query: (options) => request(GetProducts, options),
      transformResponse: ({ products, total, facets = [] }: AnswerOf<typeof GetProducts>) => ({
        products: products.map(toProductSummary),
        total,
        facets,
      }),
      providesTags: tagsOf(GetProducts),
    }),
  }),
});

/** A list of products and its loading state. */
export interface ProductList {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly facets: readonly Facet[];
  /** Whether there is no answer yet. */
  readonly loading: boolean;
  /** Whether a newer answer is loading. */
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The query of one page of a grid.
 *
 * @param scope the page's fixed filters, which visitors cannot remove
 * @param searchBy `name` searches for a substring of the name, as on a subsector's page; `search` tolerates errors and
 * searches all texts
 */
export function gridQuery(state: ListState, scope: ProductListQuery, searchBy: 'name' | 'search'): ProductListQuery {
  const { search, sort, page, filters } = state;
  const bestFirst = search !== '' && searchBy === 'search' && sort === '';
  return {
    ...filters,
    ...scope,
    ...(search && { [searchBy]: search }),
    ...(!bestFirst && { sort: sort || 'name' }),
    limit: PAGE_SIZE,
    page,
    facets: '1',
  };
}

/** A list of products; the previous one stays while a newer one is loading. */
export function useProductList(query: ProductListQuery | undefined): ProductList {
  const { data, isLoading, isFetching, isError, refetch } = productApi.useProductListQuery(
    { query: query ?? {} },
    { skip: !query },
  );
  return {
    products: data?.products ?? [],
    total: data?.total ?? 0,
    facets: data?.facets ?? [],
    loading: isLoading,
    fetching: isFetching,
    failed: isError && !data,
    retry: () => void refetch(),
  };
}

/** Loads a list of products into the store. */
export const fillProductList = ({ dispatch }: AppStore, query: ProductListQuery) =>
  filled(dispatch(productApi.endpoints.productList.initiate({ query })));

/** Loads a page of a grid into the store; a page beyond the last redirects to the last. */
export async function fillGrid(
  store: AppStore,
  query: ProductListQuery,
  state: ListState,
  path: string,
): Promise<Response | null> {
  const { data } = await fillProductList(store, query);
  const last = pageCountOf(data?.total ?? 0, PAGE_SIZE);
  return data && state.page > last ? redirect(path + productList.write({ ...state, page: last })) : null;
}

/** Loads a product into the store, by id or slug. */
export const fillProduct = ({ dispatch }: AppStore, id: string) =>
  filled(dispatch(readOf(fetchProduct).initiate({ params: { id } })));

/** Loads products into the store, by id. */
export const fillProductsByIds = ({ dispatch }: AppStore, ids: readonly string[]) =>
  filled(dispatch(readOf(fetchCategories).initiate({ query: { ids: ids.join(',') } })));

/** Products by id, in that order; deleted ones are omitted. */
export function useProductsByIds(ids: readonly string[]): {
  products: readonly Product[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
} {
  const none = ids.length === 0;
  const { currentData, isFetching, error, refetch } = useRead(
    fetchCategories,
    { query: { ids: ids.join(',') } },
    { skip: none },
  );
  // By the contract, an answer without products is an error: all of them are deleted.
  const gone = error !== undefined && 'status' in error && error.status === 200;
  return {
    products: none || error ? [] : (currentData ?? []),
    loading: isFetching && !currentData,
    failed: !none && error !== undefined && !gone,
    retry: () => void refetch(),
  };
}
