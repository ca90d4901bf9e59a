import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { mayShow } from '../../content/publication-right';
import { may } from '../../auth/may';
import type { Database } from '../../database/database';
import { products, type subsectors } from '../../database/schema';
import { forbidden, onlyEditorsPublish } from '../../errors/failures';
import type { Change } from '../../services';
import { indexProducts } from '../products/product-index';

/**
 * Visitors would see products move.
 *
 * @param subsectorId the subsector to which they are moved; undefined for a new one
 * @throws 403 for a role that does not publish, unless all that move are drafts
 */
export async function assertMayPlace(
  tx: Database,
  change: Change,
  subsectorId: string | undefined,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  if (!may(change.viewer, { collection: 'products' }, 'write')) throw forbidden();
  if (mayShow(change, { collection: 'products' })) return;
  const moved = and(
    ...[inArray(products.id, [...productIds]), ne(products.subsectorId, subsectorId ?? '')],
    ne(products.status, 'draft'),
  );
  if ((await tx.$count(products, moved)) > 0) throw onlyEditorsPublish();
}

/**
 * Puts products into a subsector in the order of their ids. Unknown ids are left out; the subsector's other products
 * stay, after the named ones.
 */
export async function placeProducts(
  tx: Database,
  { id, sectorId }: Pick<typeof subsectors.$inferSelect, 'id' | 'sectorId'>,
  productIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: products.id, subsectorId: products.subsectorId })
    .from(products)
    .where(inArray(products.id, ids));
  const subsectorOf = new Map(known.map((product) => [product.id, product.subsectorId]));
  const placed = ids.filter((productId) => subsectorOf.has(productId));
  if (placed.length === 0) return;
  await tx
    .update(products)
    .set({ order: sql`${products.order} + ${placed.length}::integer` })
    .where(eq(products.subsectorId, id));
  const moved = await tx
    .update(products)
    .set({ subsectorId: id, sectorId, order: sql`array_position(${sql.param(placed)}::text[], ${products.id}) - 1` })
    .where(inArray(products.id, placed))
    .returning();
  await indexProducts(
    tx,
    moved.filter((product) => subsectorOf.get(product.id) !== id),
  );
}
