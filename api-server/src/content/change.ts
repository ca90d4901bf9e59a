import type { Database } from '../database/database';
import { conflict, invalidField, notFound, requireVersion } from '../errors/failures';
import { newId } from '../identity';
import type { Change } from '../services';
import { sortKey } from '../text/fold';
import { isPublic, type ContentRow, type AnyColumns, type AnyRow } from './columns';
import { namingTaken } from './duplicate-address';
import { entityOf, insertRow, lockRow, updateRow, type AnyEntity, type StoredContentType } from './stored-content-type';
import { assertMayChange, assertMayMakeVisible, assertNotScheduled } from './publication-right';
import type { Changed } from './recorded';
import { firstRevision } from './revisions';
import { storeRecords } from './store-records';

/** The part of a body that decides when visitors see an item. */
export interface Publication {
  status?: 'draft' | 'scheduled' | 'published' | undefined;
  publishAt?: string | null | undefined;
  /** The consent to remove a published item from the site. */
  unpublish?: boolean | undefined;
}

const WOULD_UNPUBLISH =
  'This change would unpublish it: visitors would no longer find it. Send "unpublish": true to do so';

/** Status and moment as they are stored: scheduled items have a moment, others do not. */
function publicationOf(
  { status, publishAt }: Publication,
  before?: ContentRow,
): { status: ContentRow['status']; publishAt: Date | null } {
  const next = status ?? before?.status ?? 'published';
  const moment =
    publishAt === undefined ? (before?.publishAt ?? null) : publishAt === null ? null : new Date(publishAt);
  if (next !== 'scheduled') return { status: next, publishAt: null };
  if (!moment) throw invalidField('publishAt', 'Enter the time of publication');
  return { status: next, publishAt: moment };
}

/**
 * Runs a change in one transaction; a second item with the same address is a 409 that names the field. A unit of work has
 * a transaction already, which its caller rolls back after a failure.
 */
export async function inTransaction<Result>(
  { services, unit }: Change,
  what: string,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return namingTaken(what, () => (unit ? work(services.db) : services.db.transaction(work)));
}

/**
 * Records a change of an item: stores its revision and its audit entry, and ends the review of a draft that is no longer
 * one. In a unit of work these are stored with those of the other changes.
 *
 * @returns the changed item; in a unit of work only its id and its version
 * @throws 403 for an account that may not make the change, or not make it visible; 400 for an incomplete item that visitors would see
 */
export async function record(tx: Database, change: Change, changed: Omit<Changed, 'at'>): Promise<AnyEntity> {
  const { type, row, action, statusBefore } = changed;
  assertMayChange(change, type, action);
  assertMayMakeVisible(change, type, statusBefore, row.status);
  if (statusBefore !== undefined) await assertNotScheduled(tx, change, { kind: type, id: row.id });
  const recorded = { ...changed, at: change.services.clock.now() };
  change.unit?.add(recorded);
  const [entity] = change.unit ? [] : await storeRecords(tx, change, [recorded]);
  return entity ?? { _id: row.id, version: row.version };
}

/** The row of an item, locked until the transaction ends. */
export const lockedRow = async (
  tx: Database,
  { unit }: Change,
  type: StoredContentType,
  id: string,
): Promise<AnyRow | undefined> => unit?.rowOf(type, id) ?? lockRow(tx, type, id);

/** Writes a locked row; in a unit of work with others of its type. */
export const writeRow = (
  tx: Database,
  { unit }: Change,
  type: StoredContentType,
  row: AnyRow,
  values: AnyColumns,
): Promise<AnyRow> => unit?.update(tx, type, row, values) ?? updateRow(tx, type, row.id, values);

/** The item before a change, for its first revision and for a stale version. */
export const entityBefore = async (
  tx: Database,
  { unit, services }: Change,
  type: StoredContentType,
  row: AnyRow,
): Promise<AnyEntity> => unit?.entityOf(type, row.id) ?? entityOf(type, row, services.clock.now(), tx);

/**
 * Creates an item: identifier, times, status, revision and audit entry, in one transaction.
 *
 * @param name the name to sort by
 * @param after writes further rows of the item in the same transaction
 */
export async function createContent(
  change: Change,
  type: StoredContentType,
  {
    name,
    publication,
    values,
    after,
  }: {
    name: string;
    publication: Publication;
    values: (tx: Database) => Promise<AnyColumns>;
    after?: (tx: Database, row: AnyRow) => Promise<void>;
  },
): Promise<AnyEntity> {
  const now = change.services.clock.now();
  const published = publicationOf(publication);
  return inTransaction(change, type.what, async (tx) => {
    const own = await values(tx);
    const full = { ...own, id: newId(now), createdAt: now, updatedAt: now, sortName: sortKey(name), ...published };
    const row = await insertRow(tx, type, full);
    await after?.(tx, row);
    return record(tx, change, { type, row, action: 'created' });
  });
}

/**
 * Changes an item. Undefined values stay as they are.
 *
 * @param version the version that the change is based on; if it is given and stale, 409 with the current item
 * @throws 404 when it does not exist or is in the trash; 409 when visitors would lose it without `unpublish`
 */
export async function updateContent(
  change: Change,
  type: StoredContentType,
  id: string,
  {
    version,
    name,
    publication = {},
    values,
    after,
    action = 'updated',
  }: {
    version: number | undefined;
    /** The new name to sort by; undefined when it stays. */
    name?: string | undefined;
    publication?: Publication;
    values: AnyColumns | ((tx: Database, before: AnyRow) => Promise<AnyColumns>);
    after?: (tx: Database, row: AnyRow, before: AnyRow) => Promise<void>;
    action?: 'updated' | 'restored';
  },
): Promise<AnyEntity> {
  const now = change.services.clock.now();
  return inTransaction(change, type.what, async (tx) => {
    const before = await lockedRow(tx, change, type, id);
    if (!before || before.status === 'trashed') throw notFound(type.what);
    const then = await entityBefore(tx, change, type, before);
    requireVersion(version, before.version, then);
    const own = typeof values === 'function' ? await values(tx, before) : values;
    const published = publicationOf(publication, before);
    if (isPublic(before, now) && !isPublic(published, now) && !publication.unpublish) throw conflict(WOULD_UNPUBLISH);
    const full = {
      ...own,
      ...published,
      ...(name !== undefined && { sortName: sortKey(name) }),
      updatedAt: now,
      version: before.version + 1,
    };
    const row = await writeRow(tx, change, type, before, full);
    await after?.(tx, row, before);
    const revisionBefore = firstRevision(type, before, then);
    return record(tx, change, { type, row, action, statusBefore: before.status, revisionBefore });
  });
}
