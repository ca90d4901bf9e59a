import type { ProductFilter } from './filter';

/**
 * Caches the result of `find` for a filter until the catalogue changes; concurrent calls share one. Results for editors
 * are rare and not cached.
 * @param kind the kind of result, which decides its type
 */
export async function memoize<Value>(
  kind: string,
  { catalogue, hidden, sectorIds, subsectorIds, name, groups, search, translatedIds, fields }: ProductFilter,
  find: () => Promise<Value>,
): Promise<Value> {
  if (!catalogue) return find();
  const { found } = catalogue;
  const key = JSON.stringify({ kind, hidden, sectorIds, subsectorIds, name, groups, search, translatedIds, fields });
  const before = found.get(key);
  if (before) return before as Promise<Value>;
  const finding = find();
  found.set(key, finding);
  finding.catch(() => found.delete(key));
  return finding;
}
