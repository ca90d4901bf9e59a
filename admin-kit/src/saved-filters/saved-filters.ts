import { compareNames } from 'api-client';
/** A named view of a table: its search, filters and order, as the address stores them. */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
}

const MAX_FILTERS = 20;

/** The storage key: in this browser, by administrator and by address of the table. */
const keyOf = (email: string, path: string): string => `filters.${email} ${path}`;

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** The query of a table without the page number, which is not part of a filter. */
export function queryOf(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.delete('page');
  query.sort();
  return query.toString();
}

/** The saved filters of a table, by name; empty if the browser refuses storage. */
export function readSavedFilters(email: string, path: string): SavedFilter[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(email, path)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Adds a filter, or replaces the one with the same name. */
export function withFilter(saved: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [...saved.filter(({ name }) => name !== filter.name), filter]
    .slice(-MAX_FILTERS)
    .sort((one, other) => compareNames(one.name, other.name));
}

/** Stores the filters; returns whether the browser stored them. */
export function writeSavedFilters(email: string, path: string, saved: readonly SavedFilter[]): boolean {
  try {
    localStorage.setItem(keyOf(email, path), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
