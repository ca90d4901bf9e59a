import { counted } from 'api-client';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { products, sectors } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { moveProducts } from '../products/product-index';
import type { HooksOf } from '../served-content-type';
import { assertMayPlace, placeProducts } from './place-products';
import { categoriesOf, findSubsector, toSubsector } from './repository';
import { getSubsector, listSubsectors } from './service';

/** @throws 400 when the sector does not exist */
async function requireSector(tx: Database, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: sectors.id })
    .from(sectors)
    .where(and(eq(sectors.id, id), ne(sectors.status, 'trashed')))
    .limit(1);
  if (!found) throw invalidField('sectorId', 'There is no such sector');
}

/** Moves its products with it to another sector; `categories` puts products into it, in order. */
export const subsectorHooks: HooksOf<'subsectors'> = {
  list: listSubsectors,
  one: getSubsector,
  derive: (rows, now, db) =>
    Promise.all(
      rows.map(async (row) => {
        const stored = await findSubsector(db, row.id);
        if (!stored) throw new Error(`Subsector ${row.id} is missing`);
        const categories = await categoriesOf(db, [row.id], now);
        return toSubsector({ ...stored, ...row }, categories.get(row.id) ?? [], now);
      }),
    ),
  beforeSave: async (tx, { change, body, before }) => {
    if (body.sectorId !== undefined) await requireSector(tx, body.sectorId);
    await assertMayPlace(tx, change, before?.id, body.categories ?? []);
    return {};
  },
  afterSave: async (tx, { row, before, body }) => {
    if (before && row.sectorId !== before.sectorId) await moveProducts(tx, row.id, row.sectorId);
    await placeProducts(tx, row, body.categories ?? []);
  },
  beforeDelete: async (tx, { id }) => {
    const left = await tx.$count(products, and(eq(products.subsectorId, id), ne(products.status, 'trashed')));
    if (left > 0) throw conflict(`This subsector still has ${counted(left, 'product')}. Delete or move them first.`);
  },
};
