import type { Database } from '../database/database';
import { notFound } from '../errors/failures';
import { entityBefore, inTransaction, lockedRow, record, writeRow } from './change';
import type { AnyRow } from './columns';
import { firstRevision } from './revisions';
import { assertMayChange, assertMayMakeVisible } from './publication-right';
import type { AnyEntity, StoredContentType } from './stored-content-type';
import type { Change } from '../services';

/**
 * Moves an item to the trash, where it stays for 30 days.
 *
 * @param before checks in the same transaction, such as for dependent items
 * @throws 404 when it does not exist or is in the trash already
 */
export async function trashContent(
  change: Change,
  type: StoredContentType,
  id: string,
  before?: (tx: Database, row: AnyRow) => Promise<void>,
): Promise<void> {
  const now = change.services.clock.now();
  await inTransaction(change, type.what, async (tx) => {
    const found = await lockedRow(tx, change, type, id);
    if (!found || found.status === 'trashed') throw notFound(type.what);
    // Before the item's own rules, whose messages are for people who may delete it.
    assertMayChange(change, type, 'deleted');
    assertMayMakeVisible(change, type, found.status, 'trashed');
    await before?.(tx, found);
    const revisionBefore = firstRevision(type, found, await entityBefore(tx, change, type, found));
    const trashed = {
      status: 'trashed',
      statusBeforeTrash: found.status,
      deletedAt: now,
      deletedBy: change.viewer.name,
      updatedAt: now,
      version: found.version + 1,
    };
    const row = await writeRow(tx, change, type, found, trashed);
    await record(tx, change, { type, row, action: 'deleted', statusBefore: found.status, revisionBefore });
  });
}

/**
 * Restores an item from the trash with its former status.
 *
 * @throws 404 when it is not in the trash; 409 when another item has taken its address meanwhile
 */
export async function restoreContent(change: Change, type: StoredContentType, id: string): Promise<AnyEntity> {
  const now = change.services.clock.now();
  return inTransaction(change, type.what, async (tx) => {
    const found = await lockedRow(tx, change, type, id);
    if (found?.status !== 'trashed') throw notFound(type.what);
    const restored = {
      status: found.statusBeforeTrash ?? 'published',
      statusBeforeTrash: null,
      deletedAt: null,
      deletedBy: '',
      updatedAt: now,
      version: found.version + 1,
    };
    const row = await writeRow(tx, change, type, found, restored);
    return record(tx, change, { type, row, action: 'restored', statusBefore: found.status });
  });
}
