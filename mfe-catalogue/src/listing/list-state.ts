import type { Search } from 'federation/contract';
/** The number of products on a page of a grid. */
export const PAGE_SIZE = 24;

export type NameOrder = 'name' | '-name';

/** The filters and the order of a list of products; the address stores all of them. */
export interface ListState {
  readonly search: string;
  /** Undefined for the default order: best match first while searching, otherwise by name. */
  readonly sort: NameOrder | undefined;
  /** From 1. */
  readonly page: number;
  /** Chosen values by facet: `sector`, `subsector`, `field.<name>`. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The query parameters of the state. */
export type ListSearch = Search<'search' | 'sort' | 'page' | 'sector' | 'subsector' | `field.${string}`>;

/** The name of a facet's filter in the address. */
export const filterName = (field: string): string =>
  field === 'sector' || field === 'subsector' ? field : `field.${field}`;

const isFilter = (name: string): boolean => name === 'sector' || name === 'subsector' || name.startsWith('field.');
const isOrder = (value: string | null): value is NameOrder => value === 'name' || value === '-name';

const LONGEST_SEARCH = 200;
const MOST_VALUES = 50;

/**
 * Parses the state from an address; ignores invalid values. Filters are sorted by name, whatever their order in the
 * address, since the server renders the page with its parameters in one order.
 */
export function readListState(params: ListSearch): ListState {
  const filters: Record<string, string[]> = {};
  const byName = new URLSearchParams([...params]);
  byName.sort();
  for (const [name, value] of byName) {
    if (!isFilter(name) || value.trim() === '' || value.length > LONGEST_SEARCH) continue;
    const chosen = (filters[name] ??= []);
    if (!chosen.includes(value) && chosen.length < MOST_VALUES) chosen.push(value);
  }
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: isOrder(sort) ? sort : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    filters,
  };
}

/** Writes the state as the query of an address, with its question mark; empty for the default state. */
export function writeListState({ search, sort, page, filters }: ListState): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  for (const name of Object.keys(filters).sort()) for (const value of filters[name] ?? []) params.append(name, value);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

/** Toggles a value of a facet and goes back to the first page. */
export function toggleFilter(state: ListState, field: string, value: string): ListState {
  const chosen = state.filters[field] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const others = Object.entries(state.filters).filter(([name]) => name !== field);
  return { ...state, page: 1, filters: Object.fromEntries(next.length === 0 ? others : [...others, [field, next]]) };
}

/** The opposite order by name; a list with the default order is ascending. */
export function toggledOrder(sort: NameOrder | undefined): NameOrder {
  return sort === '-name' ? 'name' : '-name';
}

/** All chosen values, for the chips that remove them. */
export function chosenValues(state: ListState): { field: string; value: string }[] {
  return Object.entries(state.filters).flatMap(([field, values]) => values.map((value) => ({ field, value })));
}
