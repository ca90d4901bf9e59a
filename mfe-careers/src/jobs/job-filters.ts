import type { Facet } from 'api-client';
import type { Search } from 'federation/contract';

/** The facts of a job that can be filtered by, in the order in which the filters stand. */
export const FILTERS = [
  { name: 'location', label: 'Location' },
  { name: 'role', label: 'Role' },
  { name: 'department', label: 'Department' },
  { name: 'employmentType', label: 'Employment type' },
] as const;

export type FilterName = (typeof FILTERS)[number]['name'];

/** The values that were chosen of each filter. */
export type ChosenFilters = Readonly<Record<FilterName, readonly string[]>>;

/** The longest filter value that the server takes, in characters, and the most values of one filter. */
const LONGEST = 200;
const MOST_VALUES = 50;

/** Whether two values mean the same filter, whatever their case. */
export const isSameValue = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Reads the filters from an address or a form; what makes no sense there counts as not given. */
export function readFilters(query: Search<FilterName>): ChosenFilters {
  const values = (name: FilterName): string[] => {
    const given = query.getAll(name).map((value) => value.trim());
    return [...new Set(given)].filter((value) => value !== '' && value.length <= LONGEST).slice(0, MOST_VALUES);
  };
  return {
    location: values('location'),
    role: values('role'),
    department: values('department'),
    employmentType: values('employmentType'),
  };
}

export interface FilterValue {
  readonly value: string;
  /** How many jobs there are with this value, given what is chosen in the other filters. */
  readonly count: number;
  readonly selected: boolean;
}

/** The values a filter offers, in the server's order; a chosen one stays even when nothing is behind it. */
export function filterValues(facets: readonly Facet[], filters: ChosenFilters, name: FilterName): FilterValue[] {
  const offered = facets.find(({ field }) => field === name)?.values ?? [];
  const chosen = filters[name];
  const gone = chosen.filter((value) => !offered.some((one) => isSameValue(one.value, value)));
  return [
    ...offered.map(({ value, count }) => ({ value, count, selected: chosen.some((one) => isSameValue(one, value)) })),
    ...gone.map((value) => ({ value, count: 0, selected: true })),
  ];
}
