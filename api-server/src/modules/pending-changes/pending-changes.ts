import type { PendingChange, PendingItem } from 'api-client';
import { isRemoteCollection } from 'api-client/content-types';
import type { pendingChangeCalls } from 'api-client/schemas';
import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import { ZodError, type z } from 'zod';
import { auditChange } from '../../audit';
import { may } from '../../auth/may';
import { presetGrants } from '../../auth/role-rights';
import type { Viewer } from '../../auth/viewer';
import { contentTypes } from '../../content-types';
import { servedCollections } from '../../content-types/collections/served-collections';
import type { ServedContentType } from '../../content-types/served-content-type';
import { simulateChange } from '../../content-types/simulate-change';
import { deleteItem, updateItem } from '../../content-types/writes';
import { assertComplete } from '../../content/assert-complete';
import { isPublic, type AnyRow } from '../../content/columns';
import { itemKey } from '../../content/end-reviews';
import { assertNotScheduled, mayShow } from '../../content/publication-right';
import { lockRow } from '../../content/stored-content-type';
import type { Database } from '../../database/database';
import { pendingChanges } from '../../database/schema';
import {
  ApiFailure,
  conflict,
  forbidden,
  invalidField,
  notFound,
  onlyEditorsPublish,
  requireVersion,
} from '../../errors/failures';
import { inTransaction, type Change, type Services } from '../../services';

const WHAT = 'pending-changes';
const MAX_LISTED = 1_000;
/** The changes that one run of the schedule publishes. */
const MAX_DUE = 100;
/** The rules of a field have changed since the changes were saved. */
const NOT_VALID = 'A field is no longer valid. Check the fields, and save the changes again.';

const CHANGED_BEFORE =
  'The published version was changed after these changes. Compare both, then choose which to keep.';

interface Saved extends z.output<(typeof pendingChangeCalls)['savePendingChange']['body']> {
  /** Publishing deletes the item; a later save keeps it. */
  readonly deletes?: boolean;
}
type Row = typeof pendingChanges.$inferSelect;

const toPendingChange = (
  { entityId, baseVersion, at, by, byId, publishAt, unpublish, deletes, failure }: Omit<Row, 'content'>,
  { adminId }: Pick<Viewer, 'adminId'>,
): PendingChange => ({
  ...{ _id: entityId, version: at.getTime(), baseVersion, at: at.toISOString(), by, isMine: byId === adminId },
  ...{ publishAt: publishAt?.toISOString() ?? null, unpublish, deletes, failure },
});
const toPendingItem = (row: Row, viewer: Viewer): PendingItem => ({
  ...toPendingChange(row, viewer),
  content: row.content,
});

/** A content type with publication. @throws 404 for other content */
export async function servedNamed(db: Database, collection: string): Promise<ServedContentType> {
  const types = isRemoteCollection(collection) ? await servedCollections(db) : contentTypes;
  const served = types.find((one) => one.collection === collection);
  if (!served) throw notFound('Item');
  return served;
}

/** The content type of pending changes. @throws 404 for content without publication, 403 without the right */
export async function servedFor(
  db: Database,
  collection: string,
  viewer: Pick<Viewer, 'role' | 'rights'>,
  action: 'read' | 'write' | 'publish' = 'read',
): Promise<ServedContentType> {
  const served = await servedNamed(db, collection);
  if (!may(viewer, served, action)) throw forbidden();
  return served;
}

/** The row of an item's pending changes. */
export const ofItem = (collection: string, id: string) =>
  and(eq(pendingChanges.collection, collection), eq(pendingChanges.entityId, id));

/** The pending changes of an item, or undefined. */
export async function findPendingChange(db: Database, collection: string, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(pendingChanges).where(ofItem(collection, id)).limit(1);
  return row;
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

/** The item, locked until the transaction ends, and its pending changes. @throws 404 */
async function lockBoth(tx: Database, served: ServedContentType, id: string): Promise<[item: AnyRow, pending?: Row]> {
  const item = await lockRow(tx, served, id);
  if (!item || item.status === 'trashed') throw notFound(served.what);
  const pending = await findPendingChange(tx, served.collection, id);
  return pending ? [item, pending] : [item];
}

/** The changed fields that the editor of an item does not have, such as its place in an order. */
const formless = ({ type }: ServedContentType, before: Row | undefined): Record<string, unknown> =>
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
    const current = before?.content ?? (await served.entityOf(item, now, tx));
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
    await auditChange(tx, change, { action: 'update', collection: WHAT, entityId: row.id, title: row.title });
    return toPendingItem(row, viewer);
  });
}

/** Publishes the changes of a locked row. */
async function publish(change: Change, tx: Database, served: ServedContentType, item: AnyRow, row: Row): Promise<void> {
  if (item.version !== row.baseVersion) throw conflict(CHANGED_BEFORE);
  const within = { ...change, services: inTransaction(change.services, tx) };
  if (row.deletes) await deleteItem({ ...within, isMarked: true }, served, item.id);
  else await served.revert(within, item.id, row.content);
  await auditChange(tx, change, { action: 'publish', collection: WHAT, entityId: row.id, title: row.title });
}

/** Unpublishes an item at its time. Changes of an earlier version than its present one stay beside it. */
async function unpublish(
  change: Change,
  tx: Database,
  served: ServedContentType,
  item: AnyRow,
  row: Row,
): Promise<void> {
  const within = { ...change, services: inTransaction(change.services, tx) };
  const isCurrent = item.version === row.baseVersion;
  // First, since its changes may be incomplete.
  await updateItem(within, served, item.id, { status: 'draft', publishAt: null, unpublish: true });
  if (isCurrent) await served.revert(within, item.id, row.content);
  await auditChange(tx, change, { action: 'unpublish', collection: WHAT, entityId: row.id, title: row.title });
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
    const content = await served.entityOf(published, now, tx);
    await tx
      .update(pendingChanges)
      .set({ at: now, by: change.viewer.name, baseVersion: published.version, content })
      .where(eq(pendingChanges.id, row.id));
  });
}

/** Publishes due changes, or unpublishes their item. @throws as `publishPendingChange` */
async function carryOut(change: Change, due: Row): Promise<void> {
  const { collection, entityId: id, at } = due;
  if (!due.unpublish) return publishPendingChange(change, { collection, id }, at.getTime());
  const served = await servedFor(change.services.db, collection, change.viewer);
  return change.services.db.transaction(async (tx) => {
    const [item, row] = await lockBoth(tx, served, id);
    if (row?.at.getTime() === at.getTime()) await unpublish(change, tx, served, item, row);
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
    await auditChange(tx, change, { action: 'delete', collection: WHAT, entityId: gone.id, title: gone.title });
  });
}

/** The user that scheduled changes, when they are published without a request. */
export const scheduler = (name: string): Viewer => ({
  ...{ adminId: '', sessionId: '', name, email: '', ...presetGrants('owner') },
  ...{ mustSetUpSecondStep: false, toBeConfirmed: false },
});

/**
 * Publishes scheduled changes whose moment has passed, and unpublishes items at their moment. Changes that cannot be
 * published stay pending with the reason, and are not tried again.
 */
export async function publishDueChanges(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = await db.select().from(pendingChanges).where(lte(pendingChanges.publishAt, clock.now())).limit(MAX_DUE);
  for (const row of due) {
    const { id, at, by } = row;
    const change: Change = { services, viewer: scheduler(by), request: { id: '' } };
    try {
      await carryOut(change, row);
    } catch (error) {
      if (!(error instanceof ApiFailure || error instanceof ZodError)) throw error;
      const failure = error instanceof ApiFailure ? error.message : NOT_VALID;
      await db
        .update(pendingChanges)
        .set({ publishAt: null, failure })
        .where(and(eq(pendingChanges.id, id), eq(pendingChanges.at, at)));
    }
  }
}
