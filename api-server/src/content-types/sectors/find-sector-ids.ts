import { slugKey } from 'api-client';
import { inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { sectors } from '../../database/schema';

/** The ids of sectors by id or slug; unknown names are left out. */
export async function findSectorIds(db: Database, idsOrSlugs: string[]): Promise<string[]> {
  const keys = idsOrSlugs.map(slugKey);
  const named = or(inArray(sectors.id, idsOrSlugs), inArray(sectors.slugKey, keys));
  return (await db.select({ id: sectors.id }).from(sectors).where(named)).map(({ id }) => id);
}
