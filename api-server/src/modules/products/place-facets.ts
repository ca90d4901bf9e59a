import type { Facet } from 'api-client';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { products, sectors, subsectors } from '../../database/schema';
import { conditionOf, type ProductFilter } from './filter';

/**
 * The facets `sector` and `subsector`: slugs, with how many of the found products belong to each. What is chosen of a
 * facet does not narrow its own counts, and a sector's subsectors are offered only while it is chosen or none is.
 */
export async function placeFacetsOf(db: Database, filter: ProductFilter): Promise<Facet[]> {
  const bySector = { ...filter, sectorIds: undefined, subsectorIds: undefined };
  const found = count();
  const rows = await db
    .select({ sectorId: sectors.id, sector: sectors.slug, subsector: subsectors.slug, count: found })
    .from(products)
    .innerJoin(subsectors, eq(subsectors.id, products.subsectorId))
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .where(conditionOf(bySector))
    .groupBy(sectors.id, subsectors.id)
    .orderBy(asc(sectors.order), asc(subsectors.order), sql`${subsectors.id}`);
  const totals = new Map<string, number>();
  for (const { sector, count: n } of rows) totals.set(sector, (totals.get(sector) ?? 0) + n);
  const { sectorIds } = filter;
  const within = rows.filter(({ sectorId }) => !sectorIds || sectorIds.includes(sectorId));
  return [
    { field: 'sector', values: [...totals].map(([value, n]) => ({ value, count: n })) },
    { field: 'subsector', values: within.map(({ subsector: value, count: n }) => ({ value, count: n })) },
  ];
}
