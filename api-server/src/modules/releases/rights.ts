import { inArray, sql } from 'drizzle-orm';
import { meets, type Need } from '../../auth/needs';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { releaseItems } from '../../database/schema';
import { forbidden } from '../../errors/failures';
import { servedNamed } from '../pending-changes/served-types';
import { translatableOf } from '../translations/translatables';
import { MENUS, type ItemRow } from './item-rows';
import { namedIn } from './release-translations';

/** The right to publish an item in a release; none for a collection that no longer exists. */
async function needOf(db: Database, item: Pick<ItemRow, 'collection' | 'entityId'>): Promise<Need | undefined> {
  const { collection } = item;
  if (collection === MENUS) return { kind: { collection }, action: 'write' };
  if (collection === TRANSLATIONS) {
    const { language, collection: translated } = namedIn(item);
    const kind = await translatableOf(db, translated).catch(() => undefined);
    return kind && { kind, action: 'translate', language };
  }
  const kind = await servedNamed(db, collection).catch(() => undefined);
  return kind && { kind, action: 'publish' };
}

/** The rights that publishing each release takes, by its id. */
export async function rightsToPublish(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Need[]>> {
  const { releaseId: id, collection, entityId } = releaseItems;
  // Of translations one for each kind and language.
  const kind = sql<string>`case when ${collection} = ${TRANSLATIONS} then split_part(${entityId}, '/', 1) || '//' || split_part(${entityId}, '/', 3) else '' end`;
  const rows = await db
    .selectDistinct({ id, collection, entityId: kind })
    .from(releaseItems)
    .where(inArray(id, [...ids]));
  const needs = new Map<string, Need>();
  const keyOf = (row: Pick<ItemRow, 'collection' | 'entityId'>): string => `${row.collection}/${row.entityId}`;
  for (const row of rows) {
    const need = needs.has(keyOf(row)) ? undefined : await needOf(db, row);
    if (need) needs.set(keyOf(row), need);
  }
  const handling: Need = { kind: { collection: 'releases' }, action: 'handle' };
  return new Map(
    ids.map((one) => [
      one,
      [handling, ...rows.filter((row) => row.id === one).flatMap((row) => needs.get(keyOf(row)) ?? [])],
    ]),
  );
}

/** @throws 403 if an item is of a kind that this user may not publish */
export async function assertMayPublish(
  db: Database,
  viewer: Pick<Viewer, 'role' | 'rights' | 'languages'>,
  id: string,
): Promise<void> {
  if (!meets(viewer, (await rightsToPublish(db, [id])).get(id) ?? [])) throw forbidden();
}
