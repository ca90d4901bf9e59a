import type { ProductFilter } from './filter';

const CACHE_SIZE = 500;

/**
 * What `find` finds by a filter, found once until the catalogue changes: those who ask for it meanwhile wait for the
 * same. What only editors see is not often asked for: it is found each time.
 * @param kind tells what is found, and with it the type.
 */
export async function memoize<Value>(
  kind: string,
  { catalogue, hidden, sectorIds, subsectorIds, name, groups, search, fields }: ProductFilter,
  find: () => Promise<Value>,
): Promise<Value> {
  if (!catalogue) return find();
  const { found } = catalogue;
  const key = JSON.stringify({ kind, hidden, sectorIds, subsectorIds, name, groups, search, fields });
  const before = found.get(key);
  if (before) return before as Promise<Value>;
  if (found.size >= CACHE_SIZE) found.clear();
  const finding = find();
  found.set(key, finding);
  finding.catch(() => found.delete(key));
  return finding;
}
