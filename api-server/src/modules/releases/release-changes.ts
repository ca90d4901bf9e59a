import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import { pendingChanges, releaseItems, releases, translations } from '../../database/schema';
import { servedNamed } from '../pending-changes/served-types';
import type { ReleaseRow } from './release-rows';

const latest = (column: AnyPgColumn): SQL<Date> => sql`max(${column})`.mapWith(releases.changedAt);

/** When each release was last changed, by its id: its list of items, or one of the items. */
export async function lastChanges(db: Database, rows: readonly ReleaseRow[]): Promise<ReadonlyMap<string, Date>> {
  const last = new Map(rows.map(({ id, changedAt }) => [id, changedAt]));
  if (rows.length === 0) return last;
  const isOfThem = inArray(releaseItems.releaseId, [...last.keys()]);
  const note = (found: readonly { readonly id: string; readonly at: Date }[]): void => {
    for (const { id, at } of found) if (at > (last.get(id) ?? at)) last.set(id, at);
  };
  const { releaseId: id, collection, entityId } = releaseItems;
  note(
    await db
      .select({ id, at: latest(pendingChanges.at) })
      .from(releaseItems)
      .innerJoin(pendingChanges, and(eq(pendingChanges.collection, collection), eq(pendingChanges.entityId, entityId)))
      .where(isOfThem)
      .groupBy(id),
  );
  const { at, publishedAt } = translations;
  note(
    await db
      .select({ id, at: sql`max(greatest(${at}, ${publishedAt}))`.mapWith(releases.changedAt) })
      .from(releaseItems)
      .innerJoin(translations, eq(translations.id, entityId))
      .where(and(isOfThem, eq(collection, TRANSLATIONS)))
      .groupBy(id),
  );
  for (const kind of await db.selectDistinct({ collection }).from(releaseItems).where(isOfThem)) {
    const served = await servedNamed(db, kind.collection).catch(() => undefined);
    if (!served) continue;
    const { table } = served;
    note(
      await db
        .select({ id, at: latest(table.updatedAt) })
        .from(releaseItems)
        .innerJoin(table, eq(table.id, entityId))
        .where(and(isOfThem, eq(collection, kind.collection)))
        .groupBy(id),
    );
  }
  return last;
}
