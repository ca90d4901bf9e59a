/** A view of a table that somebody gave a name: its search, filters and order, as they stand in the address. */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
}

const MOST = 20;

/** Where they are kept: in this browser, for one administrator, by the address of the table. */
const keyOf = (email: string, path: string): string => `filters.${email} ${path}`;

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** What an address says of a table, without the page: that is where somebody is, not what they look for. */
export function queryOf(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.delete('page');
  query.sort();
  return query.toString();
}

/** The saved filters of a table, by name; none where the browser keeps nothing. */
export function readSavedFilters(email: string, path: string): SavedFilter[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(email, path)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Adds one, in place of another of the same name. */
export function withFilter(saved: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [...saved.filter(({ name }) => name !== filter.name), filter]
    .slice(-MOST)
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Keeps them; answers whether the browser did. */
export function writeSavedFilters(email: string, path: string, saved: readonly SavedFilter[]): boolean {
  try {
    localStorage.setItem(keyOf(email, path), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
