import type { AnswerOf, Facet, Product, ProductListQuery } from 'api-client';
import { fetchProduct, GetProducts, fetchCategories } from 'api-client';
import { request, siteApi, type AppStore, type QueryArgOf, readOf, useRead } from 'shared-store';
import { PAGE_SIZE, type ListState } from '../listing/list-state';
import { toProductSummary, type ProductSummary } from '../products/product-summary';
import { filled } from './fill';

/** One page of a list of products, as the store keeps it. */
export interface ProductPage {
  readonly products: ProductSummary[];
  readonly total: number;
  readonly facets: Facet[];
}

/** The catalogue's own reads of products, beside the lists that the whole site shares. */
export const productApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    productList: build.query<ProductPage, QueryArgOf<typeof GetProducts>>({
      query: (options) => request(GetProducts, options),
      transformResponse: ({ products, total, facets = [] }: AnswerOf<typeof GetProducts>) => ({
        products: products.map(toProductSummary),
        total,
        facets,
      }),
      providesTags: ['products'],
    }),
  }),
});

/** What a grid of products shows, and how its reading stands. */
export interface ProductList {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly facets: readonly Facet[];
  /** Nothing is there yet. */
  readonly loading: boolean;
  /** A newer answer is on its way. */
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The query of one page of a grid.
 *
 * @param scope what the page is about: filters that its visitors can't take away
 * @param searchBy `name` is the subsector page's substring of the name; `search` forgives errors and reads all texts
 */
export function gridQuery(state: ListState, scope: ProductListQuery, searchBy: 'name' | 'search'): ProductListQuery {
  const searching = state.search !== '';
  const bestFirst = searching && searchBy === 'search' && !state.sort;
  return {
    ...Object.fromEntries(Object.entries(state.filters).map(([name, values]) => [name, [...values]])),
    ...scope,
    ...(searching && { [searchBy]: state.search }),
    ...(!bestFirst && { sort: state.sort ?? 'name' }),
    limit: PAGE_SIZE,
    page: state.page,
    facets: '1',
  };
}

/** A list of products; while a newer one is read, the last one stays. */
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

/** Fills the store with a list of products. */
export const fillProductList = ({ dispatch }: AppStore, query: ProductListQuery) =>
  filled(dispatch(productApi.endpoints.productList.initiate({ query })));

/** Fills the store with one product, by id or slug. */
export const fillProduct = ({ dispatch }: AppStore, id: string) =>
  filled(dispatch(readOf(fetchProduct).initiate({ params: { id } })));

/** Fills the store with products by their ids. */
export const fillProductsByIds = ({ dispatch }: AppStore, ids: readonly string[]) =>
  filled(dispatch(readOf(fetchCategories).initiate({ query: { ids: ids.join(',') } })));

/** Products by their ids, in that order; those that are gone are left out. */
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
  // An answer without products is a failed read by the contract: all of them are gone.
  const gone = error !== undefined && 'status' in error && error.status === 200;
  return {
    products: none || error ? [] : (currentData ?? []),
    loading: isFetching && !currentData,
    failed: !none && error !== undefined && !gone,
    retry: () => void refetch(),
  };
}
