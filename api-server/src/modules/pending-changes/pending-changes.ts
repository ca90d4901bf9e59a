import type { PendingChange, PendingItem } from 'api-client';
import type { pendingChangeCalls } from 'api-client/schemas';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import type { ServedContentType } from '../../content-types/served-content-type';
import { simulateChange } from '../../content-types/simulate-change';
import { assertComplete } from '../../content/assert-complete';
import { isPublic, type AnyRow } from '../../content/columns';
import { itemKey } from '../../content/end-reviews';
import { assertNotScheduled, mayShow } from '../../content/publication-right';
import { pendingChanges } from '../../database/schema';
import { conflict, forbidden, invalidField, notFound, onlyEditorsPublish, requireVersion } from '../../errors/failures';
import { inTransaction, type Change, type Services } from '../../services';
import {
  findPendingChange,
  lockBoth,
  ofItem,
  PENDING_CHANGES,
  toPendingChange,
  toPendingItem,
  type PendingRow,
} from './pending-rows';
import { servedFor } from './served-types';
import { entityOf } from '../../content/stored-content-type';

const MAX_LISTED = 1_000;

interface Saved extends z.output<(typeof pendingChangeCalls)['savePendingChange']['body']> {
  /** Publishing deletes the item; a later save keeps it. */
  readonly deletes?: boolean;
}

/** The pending changes of a content type, without the items. */
export async function listPendingChanges(
  { db }: Services,
  viewer: Viewer,
  collection: string,
): Promise<PendingChange[]> {
  const served = await servedFor(db, collection, viewer);
  const { content: _content, ...columns } = getTableColumns(pendingChanges);
  const rows = await db
    .select(columns)
    .from(pendingChanges)
    .where(eq(pendingChanges.collection, served.collection))
    .orderBy(asc(pendingChanges.at))
    .limit(MAX_LISTED);
  return rows.map((row) => toPendingChange(row, viewer));
}

/** The pending changes of an item, or null. */
export async function readPendingChange(
  { db }: Services,
  viewer: Viewer,
  { collection, id }: { collection: string; id: string },
): Promise<PendingItem | null> {
  const row = await findPendingChange(db, (await servedFor(db, collection, viewer)).collection, id);
  return row ? toPendingItem(row, viewer) : null;
}

/** The changed fields that the editor of an item does not have, such as its place in an order. */
const formless = ({ type }: ServedContentType, before: PendingRow | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, { form }]) =>
      form === false && before && name in before.content ? [[name, before.content[name]]] : [],
    ),
  );

/**
 * Saves changes of a published item beside it. The item, its revisions and what visitors see stay as they are.
 *
 * @throws 400 that names invalid fields, and for changes that are published at a time missing ones; 403 for a moment of a role that does not publish, or changes that are scheduled;
 * 404; 409 for an item that visitors do not see, which is saved directly, and with the current state after a stale
 * version
 */
export async function savePendingChange(
  change: Change,
  { collection, id }: { collection: string; id: string },
  { fields, version, publishAt = null, unpublish = false, rebase, deletes = false }: Saved,
): Promise<PendingItem> {
  const served = await servedFor(change.services.db, collection, change.viewer, 'write');
  const { services, viewer } = change;
  const now = services.clock.now();
  if (publishAt !== null && !mayShow(change, served)) throw onlyEditorsPublish();
  if (publishAt !== null && new Date(publishAt) <= now)
    throw invalidField('publishAt', 'Enter a time in the future, or publish now');
  return services.db.transaction(async (tx) => {
    const [item, before] = await lockBoth(tx, served, id);
    if (!isPublic(item, now)) throw conflict(`This ${served.what.toLowerCase()} is not published. Save it directly.`);
    const state = (before?.at ?? item.updatedAt).getTime();
    const current = before?.content ?? (await entityOf(served, item, now, tx));
    requireVersion(version, state, { ...current, version: state });
    await assertNotScheduled(tx, change, { kind: served, id, publishAt: before?.publishAt });
    const within = { ...change, services: inTransaction(services, tx) };
    const changed = await simulateChange(within, served, id, { ...formless(served, before), ...fields });
    if (publishAt !== null && !unpublish) assertComplete(served, changed);
    const values = {
      ...{ id: itemKey(collection, id), collection: served.collection, entityId: id },
      ...{
        title: served.titleOf({ ...item, ...changed } as AnyRow),
        baseVersion: (!rebase && before?.baseVersion) || item.version,
      },
      ...{
        at: now,
        by: viewer.name,
        byId: before?.byId ?? viewer.adminId,
        content: { ...changed, version: item.version },
      },
      ...{ publishAt: publishAt === null ? null : new Date(publishAt), unpublish, deletes, failure: '' },
    };
    const [row] = await tx
      .insert(pendingChanges)
      .values(values)
      .onConflictDoUpdate({ target: pendingChanges.id, set: values })
      .returning();
    if (!row) throw new Error('The database stored nothing');
    await auditChange(tx, change, {
      action: 'update',
      collection: PENDING_CHANGES,
      entityId: row.id,
      title: row.title,
    });
    return toPendingItem(row, viewer);
  });
}

const NOT_YOURS = 'A colleague began these changes. Only an editor or owner can discard them.';

/**
 * Deletes the pending changes of an item.
 *
 * @throws 403 for changes of others, or scheduled ones, if the role does not publish; 404
 */
export async function discardPendingChange(
  change: Change,
  { collection, id }: { collection: string; id: string },
): Promise<void> {
  const served = await servedFor(change.services.db, collection, change.viewer);
  await change.services.db.transaction(async (tx) => {
    const [gone] = await tx.delete(pendingChanges).where(ofItem(served.collection, id)).returning();
    if (!gone) throw notFound('Change');
    if (!mayShow(change, served) && gone.byId !== change.viewer.adminId) throw forbidden(NOT_YOURS);
    await assertNotScheduled(tx, change, { kind: served, id, publishAt: gone.publishAt });
    await auditChange(tx, change, {
      action: 'delete',
      collection: PENDING_CHANGES,
      entityId: gone.id,
      title: gone.title,
    });
  });
}
