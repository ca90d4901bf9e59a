import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { sectors, subsectors } from '../../database/schema';

/**
 * The subsectors that visitors do not see: not published themselves, or in a sector that is not. What lies in them is
 * hidden with them. There are few of them, however many products there are, and mostly none.
 */
export async function hiddenSubsectorIds(db: Database, now: Date): Promise<string[]> {
  const isShown = and(publicOnly(subsectors, now), publicOnly(sectors, now));
  const rows = await db
    .select({ id: subsectors.id })
    .from(subsectors)
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .where(sql`not coalesce(${isShown}, false)`);
  return rows.map(({ id }) => id).sort();
}

/** The condition that something lies in none of some subsectors; nothing when there are none. */
export function outside(column: PgColumn, subsectorIds: readonly string[]): SQL | undefined {
  return subsectorIds.length === 0 ? undefined : notInArray(column, [...subsectorIds]);
}
