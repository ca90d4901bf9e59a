import { and, asc, eq } from 'drizzle-orm';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { liveCollection } from '../../content-types/collections/served-collections';
import type { Database } from '../../database/database';
import { collectionItems, fileUses } from '../../database/schema';
import { forbidden } from '../../errors/failures';

/** An item of a collection with an attachment. */
export interface AttachedItem {
  readonly collection: string;
  readonly id: string;
  /** Its reference, which names no person. */
  readonly reference: string;
}

/**
 * The item that a file is attached to, for someone who reads the items of its collection.
 *
 * @throws 403 for everyone else, and for a file that no item has
 */
export async function openingOf(db: Database, name: string, viewer: Viewer): Promise<AttachedItem> {
  const { id, collection, slug } = collectionItems;
  const isUsed = and(eq(fileUses.collection, collection), eq(fileUses.entityId, id));
  const [item] = await db
    .select({ id, collection, reference: slug })
    .from(fileUses)
    .innerJoin(collectionItems, isUsed)
    .where(eq(fileUses.name, name))
    .orderBy(asc(collectionItems.createdAt))
    .limit(1);
  const served = item && (await liveCollection(db, item.collection));
  if (!item || !served || !may(viewer, served, 'read')) throw forbidden();
  return item;
}
