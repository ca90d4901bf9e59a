import type { Facet, JobPostingListQuery } from 'api-client';

/** The facts of a job that can be filtered by, in the order in which the filters stand. */
export const FILTERS = [
  { name: 'location', label: 'Location' },
  { name: 'role', label: 'Role' },
  { name: 'department', label: 'Department' },
  { name: 'employmentType', label: 'Employment type' },
] as const;

export type FilterName = (typeof FILTERS)[number]['name'];

export const SORTS = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Title, A to Z' },
  { value: '-name', label: 'Title, Z to A' },
] as const;

export type JobSort = (typeof SORTS)[number]['value'];

export const JOBS_PER_PAGE = 9;

/** Everything the visitor chose on the list; it lives in the address. */
export interface JobChoice {
  readonly search: string;
  readonly sort: JobSort;
  /** From 1. */
  readonly page: number;
  readonly filters: Readonly<Record<FilterName, readonly string[]>>;
}

/** The longest search and filter value that the server takes, in characters, and the most values of one filter. */
const LONGEST = 200;
const MOST_VALUES = 50;
const LAST_PAGE = 100_000;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Reads the choice from the address; what makes no sense there counts as not given. */
export function readChoice(query: URLSearchParams): JobChoice {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? '-createdAt';
  const page = Number(query.get('page') ?? '1');
  const values = (name: FilterName): string[] => {
    const given = query.getAll(name).map((value) => value.trim());
    return [...new Set(given)].filter((value) => value !== '' && value.length <= LONGEST).slice(0, MOST_VALUES);
  };
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    filters: {
      location: values('location'),
      role: values('role'),
      department: values('department'),
      employmentType: values('employmentType'),
    },
  };
}

/** What the server is asked for one page of the choice. */
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

/** Writes the choice into an address, leaving out what is as it would be without. */
export function writeChoice(choice: JobChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.search.trim()) query.set('search', choice.search.trim());
  for (const { name } of FILTERS) for (const value of choice.filters[name]) query.append(name, value);
  if (choice.sort !== '-createdAt') query.set('sort', choice.sort);
  if (choice.page > 1) query.set('page', String(choice.page));
  return query;
}

/** The choice with one value of a filter switched, back on the first page. */
export function toggleFilter(choice: JobChoice, name: FilterName, value: string): JobChoice {
  const now = choice.filters[name];
  const without = now.filter((other) => !isSame(other, value));
  const next = without.length < now.length ? without : [...now, value];
  return { ...choice, page: 1, filters: { ...choice.filters, [name]: next } };
}

/** The choice without any filter or search; the order stays. */
export function withoutFilters(choice: JobChoice): JobChoice {
  return { ...readChoice(new URLSearchParams()), sort: choice.sort };
}

/** How many filter values and searches are on. */
export function countChosen(choice: JobChoice): number {
  return FILTERS.reduce((sum, { name }) => sum + choice.filters[name].length, choice.search.trim() ? 1 : 0);
}

export interface FilterValue {
  readonly value: string;
  /** How many jobs there are with this value, given what is chosen in the other filters. */
  readonly count: number;
  readonly selected: boolean;
}

/** The values a filter offers, in the server's order; a chosen one stays even when nothing is behind it. */
export function filterValues(facets: readonly Facet[], choice: JobChoice, name: FilterName): FilterValue[] {
  const offered = facets.find(({ field }) => field === name)?.values ?? [];
  const chosen = choice.filters[name];
  const gone = chosen.filter((value) => !offered.some((one) => isSame(one.value, value)));
  return [
    ...offered.map(({ value, count }) => ({ value, count, selected: chosen.some((one) => isSame(one, value)) })),
    ...gone.map((value) => ({ value, count: 0, selected: true })),
  ];
}
