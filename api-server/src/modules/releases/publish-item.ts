import { menusBodySchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import { isPublic, type AnyRow } from '../../content/columns';
import { deleteItem, updateItem } from '../../content-types/writes';
import { TRANSLATIONS } from '../../database/file-uses';
import { pendingChanges } from '../../database/schema';
import { conflict } from '../../errors/failures';
import type { Change } from '../../services';
import { updateMenus } from '../menus/update';
import { MENUS, type ItemRow, type Kept } from './item-rows';
import type { LockedItem } from './locked-items';
import { menusVersion } from './locked-menus';
import type { PendingWrites } from './pending-writes';
import { publishTranslationOf } from './release-translations';

/** Publishes or undoes an item. @throws 409 with the rest of a sentence about the item */
export type Step = (change: Change, locked: LockedItem, pending: PendingWrites) => Promise<Kept>;

/** Changes that were made to the item's version before still belong to the one after. */
export async function keepPending(
  { services }: Change,
  { pending }: LockedItem,
  before: number,
  baseVersion: number,
): Promise<void> {
  if (pending?.baseVersion !== before) return;
  await services.db.update(pendingChanges).set({ baseVersion }).where(eq(pendingChanges.id, pending.id));
}

const before = ({ version, status, publishAt }: AnyRow): Kept => ({
  ...{ versionBefore: version, statusBefore: status, publishAtBefore: publishAt },
});

/** Refuses an item that the release would not change. @throws 409 with the rest of a sentence about the item */
export function assertChanges({ services }: Change, { item, pending }: LockedItem, row: AnyRow): void {
  const isShown = isPublic(row, services.clock.now());
  if (item.action === 'unpublish' && !isShown) throw conflict('is not published');
  if (item.action === 'publish' && isShown && !pending) throw conflict('has no changes that visitors do not see yet');
}

async function publishMenus(change: Change, { baseVersion, content }: ItemRow): Promise<Kept> {
  const version = await menusVersion(change.services.db);
  if (version !== baseVersion) throw conflict('were changed after their changes were saved');
  const after = await updateMenus(change, menusBodySchema.parse(content));
  return { versionBefore: version, versionAfter: after.version };
}

/** Makes an item what visitors see, or removes it from the site. */
export const publishItem: Step = async (by, locked, writes) => {
  const { item, served, row, pending } = locked;
  const change = { ...by, isWritten: true as const };
  if (item.collection === TRANSLATIONS) return publishTranslationOf(change, item);
  if (item.collection === MENUS) return publishMenus(change, item);
  if (!served || !row || row.status === 'trashed') throw conflict('was deleted');
  assertChanges(change, locked, row);
  const { id } = row;
  if (item.action === 'unpublish') {
    const after = await updateItem(change, served, id, { status: 'draft', publishAt: null, unpublish: true });
    await keepPending(change, locked, row.version, after.version);
    return { ...before(row), versionAfter: after.version };
  }
  if (pending && pending.baseVersion !== row.version) throw conflict('was changed after its changes were saved');
  if (pending) writes.delete(pending.id);
  if (pending?.deletes) {
    await deleteItem({ ...change, isMarked: true }, served, id);
    return { ...before(row), versionAfter: row.version + 1, content: pending.content };
  }
  let version = row.version;
  if (pending) {
    await served.revert(change, id, pending.content);
    version += 1;
  }
  if (!isPublic(row, change.services.clock.now()))
    version = (await updateItem(change, served, id, { status: 'published', publishAt: null })).version;
  return { ...before(row), versionAfter: version, content: pending?.content ?? null };
};
