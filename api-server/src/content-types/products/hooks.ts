import type { CustomField } from 'api-client';
import { and, eq, max, ne } from 'drizzle-orm';
import { withIds } from '../../content/part-ids';
import type { Database } from '../../database/database';
import { products, subsectors } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import type { HooksOf } from '../served-content-type';
import { indexProducts, searchColumnsOf } from './product-index';
import { placeFinder } from './repository';
import { categoryRoutes } from './routes';
import { getProduct, listProducts } from './service';

/** The subsector of a product, and its sector. @throws 400 when it does not exist */
async function placeOf(tx: Database, subsectorId: string): Promise<{ subsectorId: string; sectorId: string }> {
  const [found] = await tx
    .select({ subsectorId: subsectors.id, sectorId: subsectors.sectorId })
    .from(subsectors)
    .where(and(eq(subsectors.id, subsectorId), ne(subsectors.status, 'trashed')))
    .limit(1);
  if (!found) throw invalidField('subsectorId', 'There is no such subsector');
  return found;
}

async function lastPlace(tx: Database, subsectorId: string): Promise<number> {
  const [last] = await tx
    .select({ order: max(products.order) })
    .from(products)
    .where(eq(products.subsectorId, subsectorId));
  return (last?.order ?? -1) + 1;
}

function searchable(texts: { name: string; description: string; customFields: CustomField[] }) {
  const { words, choices } = searchColumnsOf(texts);
  return { words, choices };
}

/** A product is added at the end of its subsector (specification, section 7). */
export const productHooks: HooksOf<'products'> = {
  summaries: { list: 'List or search the products' },
  list: async (services, query, viewer) => {
    const { products: items, ...page } = await listProducts(services, query, viewer);
    return { items, ...page };
  },
  one: getProduct,
  derive: async (rows, _now, db) => rows.map(await placeFinder(db, rows)),
  isIndependent: true,
  beforeSave: async (tx, { change, body, before }) => {
    const { subsectorId, customFields, pictures, documents, charts } = body;
    const now = change.services.clock.now();
    const moves = subsectorId !== undefined && subsectorId !== before?.subsectorId;
    // Those that moved there before it have the places before it.
    if (moves) await change.unit?.write(tx);
    return {
      ...(moves && { ...(await placeOf(tx, subsectorId)), order: await lastPlace(tx, subsectorId) }),
      ...(customFields && { customFields: withIds(customFields, before?.customFields ?? [], now, 'fieldName') }),
      ...(pictures && { pictures: withIds(pictures, before?.pictures ?? [], now, 'url') }),
      ...(documents && { documents: withIds(documents, before?.documents ?? [], now, 'url') }),
      ...(charts && { charts: withIds(charts, before?.charts ?? [], now) }),
      ...searchable({
        name: body.name ?? before?.name ?? '',
        description: body.description ?? before?.description ?? '',
        customFields: customFields ?? before?.customFields ?? [],
      }),
    };
  },
  afterChange: indexProducts,
  routes: categoryRoutes,
};
