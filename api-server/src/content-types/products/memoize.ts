import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { contentRevisions } from '../../database/schema';
import type { ProductFilter } from './filter';

const CACHE_SIZE = 500;

/** What was found since the catalogue last changed; the revision comes from the database, so replicas agree. */
interface Memoized {
  revision: number;
  values: Map<string, Promise<unknown>>;
}
const memoized = new WeakMap<Database, Memoized>();

/**
 * What `find` finds by a filter, found once until the catalogue changes: those who ask for it meanwhile wait for the
 * same. What only editors see is not public and not often asked for: it is found each time.
 * @param kind tells what is found, and with it the type.
 */
export async function memoize<Value>(
  db: Database,
  kind: string,
  { isPublic, hidden, sectorIds, subsectorIds, name, groups, search, fields }: ProductFilter,
  find: () => Promise<Value>,
): Promise<Value> {
  if (!isPublic) return find();
  const [row] = await db.select().from(contentRevisions).where(eq(contentRevisions.name, 'catalogue')).limit(1);
  const revision = row?.revision ?? 0;
  let kept = memoized.get(db);
  if (!kept || kept.revision !== revision || kept.values.size >= CACHE_SIZE) {
    kept = { revision, values: new Map() };
    memoized.set(db, kept);
  }
  const key = JSON.stringify({ kind, hidden, sectorIds, subsectorIds, name, groups, search, fields });
  const known = kept.values.get(key);
  if (known) return known as Promise<Value>;
  const found = find();
  kept.values.set(key, found);
  found.catch(() => kept.values.delete(key));
  return found;
}
