import type { Product } from 'api-client';
import { products as definition } from 'api-client/content-types';
import { and, eq, getTableColumns, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { products, sectors, subsectors } from '../../database/schema';
import { slugKey } from '../../text/fold';
import { entityOfRow } from '../entities';

function shownColumns() {
  const { words, choices, ...shown } = getTableColumns(products);
  return { shown, searched: { words, choices } };
}

/** Everything of a product but what only the search reads. */
export const productColumns = shownColumns().shown;
export type ProductRow = Omit<typeof products.$inferSelect, 'words' | 'choices'>;

/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export async function findProduct(db: Database, idOrSlug: string): Promise<ProductRow | undefined> {
  const rows = await db
    .select(productColumns)
    .from(products)
    // Said as the index of slugs says it, which knows nothing of the trash.
    .where(or(eq(products.id, idOrSlug), and(eq(products.slugKey, slugKey(idOrSlug)), ne(products.status, 'trashed'))));
  return rows.find(({ id }) => id === idOrSlug) ?? rows[0];
}

export function findProductsByIds(db: Database, ids: string[]): Promise<ProductRow[]> {
  return db.select(productColumns).from(products).where(inArray(products.id, ids));
}

/** Rows as the contract shows them, with the names of their subsectors and sectors. */
export async function toProducts(db: Database, rows: readonly ProductRow[], now: Date): Promise<Product[]> {
  const ids = [...new Set(rows.map(({ subsectorId }) => subsectorId))];
  if (ids.length === 0) return [];
  const places = await db
    .select({
      subsectorId: subsectors.id,
      subsectorName: subsectors.name,
      subsectorSlug: subsectors.slug,
      sectorId: sectors.id,
      sectorName: sectors.name,
      sectorSlug: sectors.slug,
    })
    .from(subsectors)
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .where(inArray(subsectors.id, ids));
  const placeOf = new Map(places.map((place) => [place.subsectorId, place]));
  return rows.map((row) => {
    const place = placeOf.get(row.subsectorId);
    if (!place) throw new Error(`The subsector of product ${row.id} is missing`);
    return { ...entityOfRow(definition, row, now), ...place };
  });
}
