import type { Database } from '../../database/database';
import type { ProductFilter } from './filter';
import { findHits } from './hits';
import { materialisedBySubsector } from './materialised-counts';

/** How many products a filter finds, by their subsectors; those without any are left out. */
export async function countBySubsector(db: Database, filter: ProductFilter, now: Date): Promise<Map<string, number>> {
  const counts = (await materialisedBySubsector(db, filter, now)) ?? (await findHits(db, filter)).bySubsector;
  return new Map(counts.filter(({ count }) => count > 0).map(({ subsectorId, count }) => [subsectorId, count]));
}

/** How many products a filter finds. */
export async function countProducts(db: Database, filter: ProductFilter, now: Date): Promise<number> {
  const counts = await countBySubsector(db, filter, now);
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
