import type { CustomField, Product } from 'api-client';
import type { productBodySchema, productUpdateSchema } from 'api-client/schemas';
import { and, eq, max, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { freeSlug } from '../../content/free-slug';
import type { Database } from '../../database/database';
import { products, subsectors } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import { slugKey } from '../../text/fold';
import { productKind } from './kind';
import { searchColumnsOf } from './product-index';

/** The subsector that a product is put into, and with it the sector. @throws 400 when it is gone */
async function placeOf(tx: Database, subsectorId: string): Promise<{ subsectorId: string; sectorId: string }> {
  const [found] = await tx
    .select({ subsectorId: subsectors.id, sectorId: subsectors.sectorId })
    .from(subsectors)
    .where(and(eq(subsectors.id, subsectorId), ne(subsectors.status, 'trashed')))
    .limit(1);
  if (!found) throw invalidField('subsectorId', 'There is no such subsector');
  return found;
}

/** The place behind the last product of a subsector. */
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

/** Adds a product at the end of its subsector (specification, section 7). */
export function addProduct(
  change: Change,
  {
    status,
    publishAt,
    slug,
    subsectorId,
    customFields = [],
    documents = [],
    ...body
  }: z.output<typeof productBodySchema>,
): Promise<Product> {
  return createContent(change, productKind, {
    name: body.name,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...body,
      ...(await placeOf(tx, subsectorId)),
      ...(await freeSlug(tx, products, { slug, name: body.name })),
      ...searchable({ ...body, customFields }),
      order: await lastPlace(tx, subsectorId),
      customFields,
      documents,
    }),
  });
}

/** Changes a product, or moves it to another subsector. Its address stays unless the body gives another. */
export function updateProduct(
  change: Change,
  id: string,
  { version, status, publishAt, slug, subsectorId, ...body }: z.output<typeof productUpdateSchema>,
): Promise<Product> {
  return updateContent(change, productKind, id, {
    version,
    name: body.name,
    publication: { status, publishAt },
    values: async (tx, before) => {
      const moves = subsectorId !== undefined && subsectorId !== before.subsectorId;
      return {
        ...body,
        ...(moves && { ...(await placeOf(tx, subsectorId)), order: await lastPlace(tx, subsectorId) }),
        ...(slug !== undefined && { slug, slugKey: slugKey(slug) }),
        ...searchable({
          name: body.name ?? before.name,
          description: body.description ?? before.description,
          customFields: body.customFields ?? before.customFields,
        }),
      };
    },
  });
}

/** Moves a product to the trash. */
export function deleteProduct(change: Change, id: string): Promise<void> {
  return trashContent(change, productKind, id);
}
