import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { ServedContentType } from '../../content-types/served-content-type';
import { deleteItem, updateItem } from '../../content-types/writes';
import type { AnyRow } from '../../content/columns';
import type { Database } from '../../database/database';
import { pendingChanges } from '../../database/schema';
import { conflict, notFound, requireVersion } from '../../errors/failures';
import { inTransaction, type Change } from '../../services';
import { lockBoth, PENDING_CHANGES, type PendingRow } from './pending-rows';
import { servedFor } from './served-types';
import { entityOf } from '../../content/stored-content-type';

const CHANGED_BEFORE =
  'The published version was changed after these changes. Compare both, then choose which to keep.';

/** Publishes the changes of a locked row. */
async function publish(
  change: Change,
  tx: Database,
  served: ServedContentType,
  item: AnyRow,
  row: PendingRow,
): Promise<void> {
  if (item.version !== row.baseVersion) throw conflict(CHANGED_BEFORE);
  const within = { ...change, services: inTransaction(change.services, tx) };
  if (row.deletes) await deleteItem({ ...within, isMarked: true }, served, item.id);
  else await served.revert(within, item.id, row.content);
  await auditChange(tx, change, { action: 'publish', collection: PENDING_CHANGES, entityId: row.id, title: row.title });
}

/** Unpublishes an item at its time. Changes of an earlier version than its present one stay beside it. */
export async function unpublish(
  change: Change,
  tx: Database,
  served: ServedContentType,
  item: AnyRow,
  row: PendingRow,
): Promise<void> {
  const within = { ...change, services: inTransaction(change.services, tx) };
  const isCurrent = item.version === row.baseVersion;
  // First, since its changes may be incomplete.
  await updateItem(within, served, item.id, { status: 'draft', publishAt: null, unpublish: true });
  if (isCurrent) await served.revert(within, item.id, row.content);
  await auditChange(tx, change, {
    action: 'unpublish',
    collection: PENDING_CHANGES,
    entityId: row.id,
    title: row.title,
  });
  if (isCurrent) await tx.delete(pendingChanges).where(eq(pendingChanges.id, row.id));
  else
    await tx
      .update(pendingChanges)
      .set({ publishAt: null, unpublish: false, failure: CHANGED_BEFORE })
      .where(eq(pendingChanges.id, row.id));
}

/**
 * Makes the pending changes of an item what visitors see.
 *
 * @throws 404 without pending changes; 409 after a stale version, or if the item was changed after they were saved
 */
export async function publishPendingChange(
  change: Change,
  { collection, id }: { collection: string; id: string },
  version: number,
): Promise<void> {
  const served = await servedFor(change.services.db, collection, change.viewer, 'publish');
  return change.services.db.transaction(async (tx) => {
    const [item, row] = await lockBoth(tx, served, id);
    if (!row) throw notFound('Change');
    requireVersion(version, row.at.getTime(), { ...row.content, version: row.at.getTime() });
    await publish({ ...change, isWritten: true }, tx, served, item, row);
    if (!row.unpublish) {
      await tx.delete(pendingChanges).where(eq(pendingChanges.id, row.id));
      return;
    }
    // The item stays to be unpublished at its time.
    const now = change.services.clock.now();
    const [published] = await lockBoth(tx, served, id);
    const content = await entityOf(served, published, now, tx);
    await tx
      .update(pendingChanges)
      .set({ at: now, by: change.viewer.name, baseVersion: published.version, content })
      .where(eq(pendingChanges.id, row.id));
  });
}
