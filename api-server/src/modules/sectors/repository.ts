import type { Sector } from 'api-client';
import { count, inArray, or } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { sectors } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';
import { slugKey } from '../../text/fold';

export type SectorRow = typeof sectors.$inferSelect;

/** As editors have placed them. */
export const sectorsInOrder: OrderKey<SectorRow>[] = [{ by: sectors.order, kind: 'number', of: (row) => row.order }];

export function sectorsOf(db: Database): ListSource<SectorRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(sectors)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(sectors).where(where))[0]?.count ?? 0,
  };
}

/** A row as the contract shows it. */
export function toSector(row: SectorRow, now: Date): Sector {
  const { slug, name, logo, description, accent, order } = row;
  return { ...contentFieldsOf(row, now), slug, name, logo, description, accent, order };
}

/** The ids of sectors named by id or slug; names that no sector has are left out. */
export async function findSectorIds(db: Database, idsOrSlugs: string[]): Promise<string[]> {
  const keys = idsOrSlugs.map(slugKey);
  const named = or(inArray(sectors.id, idsOrSlugs), inArray(sectors.slugKey, keys));
  return (await db.select({ id: sectors.id }).from(sectors).where(named)).map(({ id }) => id);
}
