import type { JobPostingListQuery } from 'api-client';
import type { Search } from 'federation/contract';
import { FILTERS, isSameValue, readFilters, type ChosenFilters, type FilterName } from './job-filters';

export const SORTS = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Title, A to Z' },
  { value: '-name', label: 'Title, Z to A' },
] as const;

export type JobSort = (typeof SORTS)[number]['value'];

export const JOBS_PER_PAGE = 9;

/** The visitor's query of the list, as the address stores it. */
export interface JobChoice {
  readonly search: string;
  readonly sort: JobSort;
  /** From 1. */
  readonly page: number;
  readonly filters: ChosenFilters;
}

/** The server's limit for a search, in characters. */
const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

/** Parses the query from the address; invalid values are ignored. */
export function readChoice(query: Search<'search' | 'sort' | 'page' | FilterName>): JobChoice {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? '-createdAt';
  const page = Number(query.get('page') ?? '1');
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    filters: readFilters(query),
  };
}

/** The server's query for one page of the list. */
export function listQuery({ search, sort, page, filters }: JobChoice): JobPostingListQuery {
  const chosen = FILTERS.filter(({ name }) => filters[name].length > 0);
  return {
    ...(search.trim() && { search: search.trim() }),
    ...Object.fromEntries(chosen.map(({ name }) => [name, [...filters[name]]])),
    sort,
    limit: JOBS_PER_PAGE,
    page,
    facets: '1',
  };
}

/** Writes the query to an address, without default values. */
export function writeChoice(choice: JobChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.search.trim()) query.set('search', choice.search.trim());
  for (const { name } of FILTERS) for (const value of choice.filters[name]) query.append(name, value);
  if (choice.sort !== '-createdAt') query.set('sort', choice.sort);
  if (choice.page > 1) query.set('page', String(choice.page));
  return query;
}

/** Toggles a value of a filter and goes back to the first page. */
export function toggleFilter(choice: JobChoice, name: FilterName, value: string): JobChoice {
  const now = choice.filters[name];
  const without = now.filter((other) => !isSameValue(other, value));
  const next = without.length < now.length ? without : [...now, value];
  return { ...choice, page: 1, filters: { ...choice.filters, [name]: next } };
}

/** Removes all filters and the search; keeps the order. */
export function withoutFilters(choice: JobChoice): JobChoice {
  return { ...readChoice(new URLSearchParams()), sort: choice.sort };
}

/** The number of active filter values and searches. */
export function countChosen(choice: JobChoice): number {
  return FILTERS.reduce((sum, { name }) => sum + choice.filters[name].length, choice.search.trim() ? 1 : 0);
}
