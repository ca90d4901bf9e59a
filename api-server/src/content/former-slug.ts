import type { Collection } from 'api-client';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { revisions } from '../database/schema';

/**
 * Finds an item by its current name, else by a former slug in its revisions, so that old addresses still lead to it.
 * The last item with the slug counts; the trash is left out.
 *
 * @param find looks for an item by its id or slug
 */
export async function findByAnySlug<Row extends { readonly status: string }>(
  db: Database,
  collection: Collection,
  idOrSlug: string,
  find: (idOrSlug: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const found = await find(idOrSlug);
  if (found) return found;
  const [former] = await db
    .select({ id: revisions.entityId })
    .from(revisions)
    .where(and(eq(revisions.collection, collection), eq(sql`${revisions.content} ->> 'slug'`, idOrSlug)))
    .orderBy(desc(revisions.at))
    .limit(1);
  const moved = former && (await find(former.id));
  return moved?.status === 'trashed' ? undefined : moved;
}
