import { listAddress, type StateOf } from 'api-client';
import type { Search } from 'federation/contract';

/** The number of products on a page of a grid. */
export const PAGE_SIZE = 24;

/** How the address stores a list of products. By default the best match is first while searching, else the names sort. */
export const productList = listAddress({
  sorts: ['', 'name', '-name'],
  filters: { 'field.*': 'many', sector: 'many', subsector: 'many' },
});

/** The search, the order, the page and the chosen values by facet: `sector`, `subsector`, `field.<name>`. */
export type ListState = StateOf<typeof productList>;

/** The query parameters of the state. */
export type ListSearch = Search<'search' | 'sort' | 'page' | keyof ListState['filters']>;

/** The name of a facet's filter in the address. */
export const filterName = (field: string): keyof ListState['filters'] =>
  field === 'sector' || field === 'subsector' ? field : `field.${field}`;

/** The opposite order by name; a list with the default order is ascending. */
export const toggledOrder = (sort: ListState['sort']): ListState['sort'] => (sort === '-name' ? 'name' : '-name');
