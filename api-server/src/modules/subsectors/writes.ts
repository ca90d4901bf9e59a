import type { Subsector } from 'api-client';
import type { subsectorBodySchema, subsectorUpdateSchema } from 'api-client/schemas';
import { and, count, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { freeSlug } from '../../content/free-slug';
import type { Database } from '../../database/database';
import { products, sectors, subsectors } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { slugKey } from '../../text/fold';
import { moveProducts } from '../products/product-index';
import { subsectorKind } from './kind';
import { placeProducts } from './place-products';

/** @throws 400 when the sector is gone */
async function requireSector(tx: Database, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: sectors.id })
    .from(sectors)
    .where(and(eq(sectors.id, id), ne(sectors.status, 'trashed')))
    .limit(1);
  if (!found) throw invalidField('sectorId', 'There is no such sector');
}

/** A new subsector stands at the end of its sector unless its place is said. */
export function addSubsector(
  change: Change,
  { status, publishAt, slug, categories = [], ...body }: z.output<typeof subsectorBodySchema>,
): Promise<Subsector> {
  return createContent(change, subsectorKind, {
    name: body.name,
    publication: { status, publishAt },
    values: async (tx) => {
      await requireSector(tx, body.sectorId);
      return { ...body, ...(await freeSlug(tx, subsectors, { slug, name: body.name })), order: body.order ?? 1_000 };
    },
    after: (tx, row) => placeProducts(tx, row, categories),
  });
}

/** Changes a subsector. Its products go along to another sector; `categories` puts products into it, in order. */
export function updateSubsector(
  change: Change,
  id: string,
  { version, status, publishAt, slug, categories = [], ...body }: z.output<typeof subsectorUpdateSchema>,
): Promise<Subsector> {
  return updateContent(change, subsectorKind, id, {
    version,
    name: body.name,
    publication: { status, publishAt },
    values: async (tx) => {
      if (body.sectorId !== undefined) await requireSector(tx, body.sectorId);
      return { ...body, ...(slug !== undefined && { slug, slugKey: slugKey(slug) }) };
    },
    after: async (tx, row, before) => {
      if (row.sectorId !== before.sectorId) await moveProducts(tx, id, row.sectorId);
      await placeProducts(tx, row, categories);
    },
  });
}

/**
 * Moves a subsector to the trash.
 * @throws 409 while it has products: their pages stand below its address
 */
export function deleteSubsector(change: Change, id: string): Promise<void> {
  return trashContent(change, subsectorKind, id, async (tx) => {
    const [found] = await tx
      .select({ products: count() })
      .from(products)
      .where(and(eq(products.subsectorId, id), ne(products.status, 'trashed')));
    const left = found?.products ?? 0;
    if (left > 0)
      throw conflict(
        `This subsector still has ${left === 1 ? '1 product' : `${left} products`}. Delete or move them first.`,
      );
  });
}
