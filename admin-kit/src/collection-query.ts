/** What a table shows of its collection, as it stands in the address: search, sort, filters and page. */
export interface CollectionQuery {
  search: string;
  /** A column's id, with `-` before it for descending order; empty for the order of the list itself. */
  sort: string;
  /** From 1. */
  page: number;
  /** The chosen value of each filter that is on. */
  filters: Readonly<Record<string, string>>;
}

/** A step from one view of the collection to the next; an empty filter value takes the filter off. */
export interface QueryChange {
  search?: string;
  sort?: string;
  page?: number;
  filters?: Readonly<Record<string, string>>;
}

/**
 * Reads the view of a collection from an address.
 *
 * @param params the address's search parameters; whatever is not understood is left out
 * @param filterIds the ids of the filters that the collection has
 * @param sort the order when the address names none
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

/** The address after a step. Whatever changes the rows leads back to the first page. */
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

/** The next order when a column's heading is pressed: ascending, descending, and back. */
export function nextSort(current: string, column: string): string {
  return current === column ? `-${column}` : column;
}
