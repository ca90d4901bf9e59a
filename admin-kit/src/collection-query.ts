/** A table's search, sort, filters and page, as the address stores them. */
export interface CollectionQuery {
  search: string;
  /** A column's id, with `-` before it for descending order; empty for the list's default order. */
  sort: string;
  /** From 1. */
  page: number;
  /** The chosen value of each active filter. */
  filters: Readonly<Record<string, string>>;
}

/** A change of the query; an empty filter value removes the filter. */
export interface QueryChange {
  search?: string;
  sort?: string;
  page?: number;
  filters?: Readonly<Record<string, string>>;
}

/**
 * Parses a collection's query from an address.
 *
 * @param params the address's search parameters; invalid ones are ignored
 * @param filterIds the ids of the collection's filters
 * @param sort the default order
 */
export function readCollectionQuery(params: URLSearchParams, filterIds: readonly string[], sort = ''): CollectionQuery {
  const page = Number(params.get('page') ?? '1');
  return {
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(filterIds.flatMap((id) => (params.get(id) ? [[id, params.get(id) ?? '']] : []))),
  };
}

/** The address after a change of the query. A change of the rows leads to the first page. */
export function addressAfter(params: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  if (change.search !== undefined) put('search', change.search);
  if (change.sort !== undefined) put('sort', change.sort);
  for (const [id, value] of Object.entries(change.filters ?? {})) put(id, value);
  put('page', change.page === undefined || change.page === 1 ? '' : String(change.page));
  return next;
}
