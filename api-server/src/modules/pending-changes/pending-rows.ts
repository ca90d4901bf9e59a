import type { PendingChange, PendingItem } from 'api-client';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../../auth/viewer';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { AnyRow } from '../../content/columns';
import { lockRow } from '../../content/stored-content-type';
import type { Database } from '../../database/database';
import { pendingChanges } from '../../database/schema';
import { notFound } from '../../errors/failures';

/** The name of pending changes in the audit log. */
export const PENDING_CHANGES = 'pending-changes';

/** The pending changes of one item, as stored. */
export type PendingRow = typeof pendingChanges.$inferSelect;

export const toPendingChange = (
  { entityId, baseVersion, at, by, byId, publishAt, unpublish, deletes, failure }: Omit<PendingRow, 'content'>,
  { adminId }: Pick<Viewer, 'adminId'>,
): PendingChange => ({
  ...{ _id: entityId, version: at.getTime(), baseVersion, at: at.toISOString(), by, isMine: byId === adminId },
  ...{ publishAt: publishAt?.toISOString() ?? null, unpublish, deletes, failure },
});

export const toPendingItem = (row: PendingRow, viewer: Viewer): PendingItem => ({
  ...toPendingChange(row, viewer),
  content: row.content,
});

/** The row of an item's pending changes. */
export const ofItem = (collection: string, id: string) =>
  and(eq(pendingChanges.collection, collection), eq(pendingChanges.entityId, id));

/** The pending changes of an item, or undefined. */
export async function findPendingChange(db: Database, collection: string, id: string): Promise<PendingRow | undefined> {
  const [row] = await db.select().from(pendingChanges).where(ofItem(collection, id)).limit(1);
  return row;
}

/** The item, locked until the transaction ends, and its pending changes. @throws 404 */
export async function lockBoth(
  tx: Database,
  served: ServedContentType,
  id: string,
): Promise<[item: AnyRow, pending?: PendingRow]> {
  const item = await lockRow(tx, served, id);
  if (!item || item.status === 'trashed') throw notFound(served.what);
  const pending = await findPendingChange(tx, served.collection, id);
  return pending ? [item, pending] : [item];
}
