import type { Database } from '../../database/database';
import type { ProductFilter } from './filter';
import { findHits } from './hits';
import { materialisedBySubsector } from './materialised-counts';
import { memoize } from './memoize';

/** The number of products that a filter finds, by subsector; those without any are left out. */
export async function countBySubsector(db: Database, filter: ProductFilter, now: Date): Promise<Map<string, number>> {
  const counted = async () =>
    (await materialisedBySubsector(db, filter, now)) ?? (await findHits(db, filter)).bySubsector;
  // While a product is due, counts change without the catalogue.
  const counts = filter.catalogue?.isDueAt(now) ? await counted() : await memoize('counts', filter, counted);
  return new Map(counts.filter(({ count }) => count > 0).map(({ subsectorId, count }) => [subsectorId, count]));
}

export async function countProducts(db: Database, filter: ProductFilter, now: Date): Promise<number> {
  const counts = await countBySubsector(db, filter, now);
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
