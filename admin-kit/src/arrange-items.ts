import { chosenValues, pageCountOf, type ListState } from 'api-client';
import { sortRows, type SortValues } from './table/sort-rows';

export interface Arrangement<Item> {
  /** The text to search: a row is shown if its text contains every word of the search. */
  searchText: (item: Item) => string;
  /** The values of the sortable columns, by column id. */
  sortValues: SortValues<Item>;
  /** The filters, by id. */
  filters: Readonly<Record<string, ((item: Item, value: string) => boolean) | undefined>>;
  pageSize: number;
}

export interface ArrangedItems<Item> {
  /** The rows of the current page. */
  rows: readonly Item[];
  /** The number of matching rows on all pages. */
  found: number;
  /** The current page; the last one if the address requests a later page. */
  page: number;
  pageCount: number;
}

/** Searches, filters, sorts and pages a list by the query in the address. Empty values sort last in both directions. */
export function arrangeItems<Item>(
  items: readonly Item[],
  { searchText, sortValues, filters, pageSize }: Arrangement<Item>,
  query: ListState,
): ArrangedItems<Item> {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = chosenValues(query);
  const matching = items.filter((item) => {
    const text = words.length > 0 ? searchText(item).toLowerCase() : '';
    return (
      words.every((word) => text.includes(word)) &&
      chosen.every(({ name, value }) => filters[name]?.(item, value) ?? true)
    );
  });
  const sorted = sortRows(matching, sortValues, query.sort);
  const pageCount = pageCountOf(matching.length, pageSize);
  const page = Math.min(query.page, pageCount);
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), found: matching.length, page, pageCount };
}

/** The same for a page that the server has searched, filtered and sorted. */
export function servedItems<Item>(
  rows: readonly Item[],
  found: number,
  pageSize: number,
  requestedPage: number,
): ArrangedItems<Item> {
  const pageCount = pageCountOf(found, pageSize);
  return { rows, found, page: Math.min(requestedPage, pageCount), pageCount };
}
