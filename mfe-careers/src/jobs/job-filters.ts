import type { Facet } from 'api-client';

/** The filters of the list of jobs, in their order. */
export const FILTERS = [
  { name: 'location', label: 'Location' },
  { name: 'role', label: 'Role' },
  { name: 'department', label: 'Department' },
  { name: 'employmentType', label: 'Employment type' },
] as const;

export type FilterName = (typeof FILTERS)[number]['name'];

/** The chosen values of each filter. */
export type ChosenFilters = { readonly [Name in FilterName]?: readonly string[] };

/** Whether two values are equal, ignoring case. */
export const isSameValue = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export interface FilterValue {
  readonly value: string;
  /** The number of jobs with this value, given the other filters. */
  readonly count: number;
  readonly selected: boolean;
}

/** The values of a filter, in the server's order; a chosen one stays even without jobs. */
export function filterValues(facets: readonly Facet[], filters: ChosenFilters, name: FilterName): FilterValue[] {
  const offered = facets.find(({ field }) => field === name)?.values ?? [];
  const chosen = filters[name] ?? [];
  const gone = chosen.filter((value) => !offered.some((one) => isSameValue(one.value, value)));
  return [
    ...offered.map(({ value, count }) => ({ value, count, selected: chosen.some((one) => isSameValue(one, value)) })),
    ...gone.map((value) => ({ value, count: 0, selected: true })),
  ];
}
