import { inArray } from 'drizzle-orm';
import { may, type Need } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { releaseItems } from '../../database/schema';
import { forbidden } from '../../errors/failures';
import { servedNamed } from '../pending-changes/pending-changes';
import { MENUS } from './release-items';

/** The right to publish a kind of content in a release; none for a collection that no longer exists. */
async function needOf(db: Database, collection: string): Promise<Need | undefined> {
  if (collection === MENUS) return { kind: { collection }, action: 'write' };
  const kind = await servedNamed(db, collection).catch(() => undefined);
  return kind && { kind, action: 'publish' };
}

/** The rights that publishing each release takes, by its id. */
export async function rightsToPublish(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Need[]>> {
  const rows = await db
    .selectDistinct({ id: releaseItems.releaseId, collection: releaseItems.collection })
    .from(releaseItems)
    .where(inArray(releaseItems.releaseId, [...ids]));
  const needs = new Map<string, Need>();
  for (const collection of new Set(rows.map((row) => row.collection))) {
    const need = await needOf(db, collection);
    if (need) needs.set(collection, need);
  }
  const handling: Need = { kind: { collection: 'releases' }, action: 'handle' };
  return new Map(
    ids.map((id) => [
      id,
      [handling, ...rows.filter((row) => row.id === id).flatMap(({ collection }) => needs.get(collection) ?? [])],
    ]),
  );
}

/** @throws 403 if an item is of a kind that this user may not publish */
export async function assertMayPublish(
  db: Database,
  viewer: Pick<Viewer, 'role' | 'rights'>,
  id: string,
): Promise<void> {
  const needs = (await rightsToPublish(db, [id])).get(id) ?? [];
  if (!needs.every(({ kind, action }) => may(viewer, kind, action))) throw forbidden();
}
