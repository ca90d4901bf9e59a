import { and, eq } from 'drizzle-orm';
import type { AnyRow } from '../../content/columns';
import { itemKey } from '../../content/end-reviews';
import { ItemUnitOfWork } from '../../content/unit-of-work';
import type { ServedContentType } from '../../content-types/served-content-type';
import { isAmong } from '../../database/among';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { pendingChanges, releaseItems, revisions } from '../../database/schema';
import type { Change } from '../../services';
import { servedFor, servedNamed } from '../pending-changes/served-types';
import { MENUS, type ItemRow } from './item-rows';
import { namedIn } from './release-translations';

type Content = Readonly<Record<string, unknown>>;

/** An item of a release, and the item of content that is locked for it. */
export interface LockedItem {
  readonly item: ItemRow;
  /** Missing for menus and translations, which their own modules lock. */
  readonly served?: ServedContentType | undefined;
  /** The row before the release; missing if it does not exist. */
  readonly row?: AnyRow | undefined;
  readonly pending?: typeof pendingChanges.$inferSelect | undefined;
  /** The content before the publication that is undone; missing if its revision was deleted. */
  readonly contentBefore?: Content | undefined;
}

/** The content types of items, whose rights are checked, and of those that are only translated. @throws 403, 404 */
async function servedTypes({ services: { db }, viewer }: Change, items: readonly ItemRow[]) {
  const types = new Map<string, ServedContentType>();
  for (const { collection, entityId } of items) {
    if (collection === MENUS || types.has(collection)) continue;
    if (collection !== TRANSLATIONS) {
      types.set(collection, await servedFor(db, collection, viewer, 'publish'));
      continue;
    }
    const translated = namedIn({ entityId }).collection;
    const served = types.has(translated) ? undefined : await servedNamed(db, translated).catch(() => undefined);
    if (served) types.set(translated, served);
  }
  return types;
}

const itemOf = (item: ItemRow) => {
  if (item.collection !== TRANSLATIONS) return { collection: item.collection, id: item.entityId };
  return namedIn(item);
};

/** The pending changes of items, by their key. */
async function pendingOf(db: Database, items: readonly ItemRow[]) {
  const keys = items.map(({ collection, entityId }) => itemKey(collection, entityId));
  const rows = await db.select().from(pendingChanges).where(isAmong(pendingChanges.id, keys));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The content of published items before their release, by their key. */
async function contentsBefore(db: Database, items: readonly ItemRow[]): Promise<ReadonlyMap<string, Content>> {
  const published = items.filter(({ versionBefore }) => versionBefore !== null);
  const [first] = published;
  if (!first) return new Map();
  const { collection, entityId, content, number } = revisions;
  const rows = await db
    .select({ collection, entityId, content })
    .from(releaseItems)
    .innerJoin(
      revisions,
      and(
        eq(collection, releaseItems.collection),
        eq(entityId, releaseItems.entityId),
        eq(number, releaseItems.versionBefore),
      ),
    )
    .where(
      and(
        eq(releaseItems.releaseId, first.releaseId),
        isAmong(
          releaseItems.entityId,
          published.map((item) => item.entityId),
        ),
      ),
    );
  return new Map(rows.map((row) => [itemKey(row.collection, row.entityId), row.content]));
}

/**
 * Locks items until the transaction ends, and those whose translations are named, in the order of the list.
 *
 * @throws 403 for a kind that this user may not publish; 404 for one that does not exist
 */
export async function lockItems(
  change: Change,
  items: readonly ItemRow[],
): Promise<{ readonly unit: ItemUnitOfWork; readonly locked: readonly LockedItem[] }> {
  const { db } = change.services;
  const types = await servedTypes(change, items);
  const unit = new ItemUnitOfWork();
  const all = items.map(itemOf);
  for (const [collection, served] of types) {
    const ids = all.filter((one) => one.collection === collection).map(({ id }) => id);
    await unit.lock(db, served, [...new Set(ids)], change.services.clock.now());
  }
  const pending = await pendingOf(db, items);
  const before = await contentsBefore(db, items);
  const locked = items.map((item) => {
    const { collection, entityId } = item;
    const served = types.get(collection);
    const key = itemKey(collection, entityId);
    const row = served && unit.rowOf(served, entityId);
    return { item, served, row, pending: pending.get(key), contentBefore: before.get(key) };
  });
  return { unit, locked };
}
