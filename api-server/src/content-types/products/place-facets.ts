import type { Facet } from 'api-client';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { sectors, subsectors } from '../../database/schema';
import { countBySubsector } from './counts';
import type { ProductFilter } from './filter';

/**
 * The facets `sector` and `subsector`: slugs, with the number of found products of each. Chosen values do not narrow
 * the counts of their facet; subsectors of other sectors are left out once a sector is chosen.
 */
export async function placeFacetsOf(db: Database, filter: ProductFilter, now: Date): Promise<Facet[]> {
  const counts = await countBySubsector(db, { ...filter, sectorIds: undefined, subsectorIds: undefined }, now);
  const rows = await db
    .select({ id: subsectors.id, sectorId: sectors.id, sector: sectors.slug, subsector: subsectors.slug })
    .from(subsectors)
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .where(inArray(subsectors.id, [...counts.keys()]))
    .orderBy(asc(sectors.order), asc(subsectors.order), asc(subsectors.id));
  const bySector = new Map<string, number>();
  const bySubsector: Facet['values'] = [];
  for (const { id, sectorId, sector, subsector } of rows) {
    const count = counts.get(id) ?? 0;
    bySector.set(sector, (bySector.get(sector) ?? 0) + count);
    if (!filter.sectorIds || filter.sectorIds.includes(sectorId)) bySubsector.push({ value: subsector, count });
  }
  return [
    { field: 'sector', values: [...bySector].map(([value, count]) => ({ value, count })) },
    { field: 'subsector', values: bySubsector },
  ];
}
