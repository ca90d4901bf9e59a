import { menusBodySchema } from 'api-client/schemas';
import { and, eq } from 'drizzle-orm';
import { itemKey } from '../../content/end-reviews';
import { restoreContent } from '../../content/trash-content';
import { updateItem } from '../../content-types/writes';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { revisions, type pendingChanges } from '../../database/schema';
import { conflict } from '../../errors/failures';
import type { Change } from '../../services';
import { updateMenus } from '../menus/update';
import { MENUS, UNPUBLISHED, type ItemRow, type Kept } from './item-rows';
import type { LockedItem } from './locked-items';
import { lockMenus } from './locked-menus';
import type { PendingWrites } from './pending-writes';
import { keepPending, type Step } from './publish-item';
import { undoTranslationOf } from './release-translations';

const CHANGED_SINCE = 'changed since the release';
const NOT_KEPT = 'has no earlier version any more';

const NO_MENUS = { navbar: [], button: [], menu: [], footer: [], sections: [] };

async function menusBefore(tx: Database, id: string, version: number) {
  const isIt = and(eq(revisions.collection, MENUS), eq(revisions.entityId, id), eq(revisions.number, version));
  const [revision] = await tx.select({ content: revisions.content }).from(revisions).where(isIt);
  if (!revision) throw conflict(NOT_KEPT);
  return revision.content;
}

async function undoMenus(change: Change, { versionBefore, versionAfter }: ItemRow): Promise<Kept> {
  const { db } = change.services;
  const menus = await lockMenus(db);
  if (!menus || menus.version !== versionAfter) throw conflict(`were ${CHANGED_SINCE}`);
  const earlier = versionBefore ? await menusBefore(db, menus.id, versionBefore) : NO_MENUS;
  const after = await updateMenus(change, menusBodySchema.parse({ ...earlier, version: undefined }));
  return { ...UNPUBLISHED, baseVersion: after.version };
}

/** Saves the changes of a release beside the item again, unless it has others. */
function addPending(
  { services: { clock }, viewer }: Change,
  { item: { collection, entityId, title, content }, pending }: LockedItem,
  writes: PendingWrites,
  state: Pick<typeof pendingChanges.$inferSelect, 'baseVersion' | 'deletes'>,
): void {
  if (!content || pending) return;
  writes.add({
    ...{ id: itemKey(collection, entityId), collection, entityId, title, ...state },
    ...{ at: clock.now(), by: viewer.name, content },
  });
}

/** Restores an item as it was before its release. */
export const undoItem: Step = async (by, locked, writes) => {
  const { item, served, row, contentBefore } = locked;
  const change = { ...by, isWritten: true as const };
  if (item.collection === TRANSLATIONS) return undoTranslationOf(change, item);
  if (item.collection === MENUS) return undoMenus(change, item);
  if (!served || !row) throw conflict('was deleted');
  const { id } = row;
  if (row.version !== item.versionAfter) throw conflict(`was ${row.status === 'trashed' ? 'deleted' : CHANGED_SINCE}`);
  if (row.status === 'trashed') {
    const { version } = await restoreContent(change, served, id);
    addPending(change, locked, writes, { baseVersion: version, deletes: true });
    return { ...UNPUBLISHED, content: null };
  }
  let { version } = row;
  // Its status first: as a draft it may have been incomplete.
  if (item.statusBefore !== row.status) {
    const publication = { status: item.statusBefore, publishAt: item.publishAtBefore?.toISOString() ?? null };
    version = (await updateItem(change, served, id, { ...publication, unpublish: true })).version;
  }
  if (item.content) {
    if (!contentBefore) throw conflict(NOT_KEPT);
    await served.revert(change, id, contentBefore);
    version += 1;
  }
  await keepPending(change, locked, row.version, version);
  addPending(change, locked, writes, { baseVersion: version, deletes: false });
  return { ...UNPUBLISHED, content: null };
};
