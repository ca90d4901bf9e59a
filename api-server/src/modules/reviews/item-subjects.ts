import { getTableColumns, inArray } from 'drizzle-orm';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { AnyRow } from '../../content/columns';
import { assertComplete } from '../../content/assert-complete';
import { itemKey } from '../../content/end-reviews';
import { entityOf, findRows, lockRow, type AnyEntity } from '../../content/stored-content-type';
import type { Database } from '../../database/database';
import { pendingChanges } from '../../database/schema';
import { notFound, requireVersion } from '../../errors/failures';
import type { Services } from '../../services';
import { findPendingChange } from '../pending-changes/pending-rows';
import { servedNamed } from '../pending-changes/served-types';
import type { LockedSubject, Reviewed, Subject } from './subject';

type Pending = typeof pendingChanges.$inferSelect;

function subjectOf(
  served: ServedContentType,
  row: AnyRow | undefined,
  pending: Omit<Pending, 'content'> | undefined,
): Subject | undefined {
  const needs = [{ kind: served, action: 'publish' as const }];
  if (!row || row.status === 'trashed') return undefined;
  if (pending) return { title: pending.title, at: pending.at, isDraft: false, needs };
  // The items that visitors send are drafts that are never published.
  if (row.status !== 'draft' || served.type.publicForm) return undefined;
  return { title: served.titleOf(row), at: row.updatedAt, isDraft: true, needs };
}

/**
 * The state of an item that its reviewer reads. The item is locked until the transaction ends.
 *
 * @param version the state that the caller has read
 * @throws 404 without anything to review; 409 with the present state after a stale version
 */
export async function lockItem(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  served: ServedContentType,
  id: string,
  version: number,
): Promise<LockedSubject> {
  const row = await lockRow(tx, served, id);
  const pending = await findPendingChange(tx, served.collection, id);
  const subject = subjectOf(served, row, pending);
  if (!row || !subject) throw notFound(served.what);
  const at = subject.at.getTime();
  // The stored form of an entity.
  const content = (pending?.content as AnyEntity | undefined) ?? (await entityOf(served, row, clock.now(), tx));
  requireVersion(version, at, { ...content, version: at });
  return { ...subject, assertPublishable: async () => assertComplete(served, content) };
}

/** The pending changes and drafts of items, by `itemKey`. */
export async function findItems(db: Database, items: readonly Reviewed[]): Promise<ReadonlyMap<string, Subject>> {
  const subjects = new Map<string, Subject>();
  const pending = await pendingOf(db, items);
  for (const collection of new Set(items.map((item) => item.collection))) {
    const served = await servedNamed(db, collection).catch(() => undefined);
    if (!served) continue;
    const ids = items.filter((item) => item.collection === collection).map(({ id }) => id);
    for (const row of await findRows(db, served, ids)) {
      const key = itemKey(collection, row.id);
      const subject = subjectOf(served, row, pending.get(key));
      if (subject) subjects.set(key, subject);
    }
  }
  return subjects;
}

async function pendingOf(db: Database, items: readonly Reviewed[]) {
  const { content: _content, ...columns } = getTableColumns(pendingChanges);
  const keys = items.map(({ collection, id }) => itemKey(collection, id));
  const rows = await db.select(columns).from(pendingChanges).where(inArray(pendingChanges.id, keys));
  return new Map(rows.map((row) => [row.id, row]));
}
