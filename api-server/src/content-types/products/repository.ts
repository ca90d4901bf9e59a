import { slugKey, type Product } from 'api-client';
import { products as definition } from 'api-client/content-types';
import { and, eq, getTableColumns, inArray, ne, or } from 'drizzle-orm';
import { findByAnySlug } from '../../content/former-slug';
import type { Database } from '../../database/database';
import { products, subsectors } from '../../database/schema';
import { entityOfRow } from '../entities';
import { selectPlaces, type Place } from './catalogue';

function shownColumns() {
  const { words, choices, ...shown } = getTableColumns(products);
  return { shown, searched: { words, choices } };
}

/** The columns of a product, except for those that only searches need. */
export const productColumns = shownColumns().shown;

/** The columns of a list: only the page of a product shows its chart. */
export const { charts: _, ...listedColumns } = productColumns;
export type ProductRow = Omit<typeof products.$inferSelect, 'words' | 'choices'>;

/**
 * Finds a product by id, else by slug without case and punctuation, else by a former slug; products in the trash by id
 * only.
 */
export function findProduct(db: Database, idOrSlug: string): Promise<ProductRow | undefined> {
  return findByAnySlug(db, 'products', idOrSlug, (wanted) => findNamed(db, wanted));
}

async function findNamed(db: Database, idOrSlug: string): Promise<ProductRow | undefined> {
  const rows = await db
    .select(productColumns)
    .from(products)
    // In the form of the index of slugs, which leaves the trash out.
    .where(or(eq(products.id, idOrSlug), and(eq(products.slugKey, slugKey(idOrSlug)), ne(products.status, 'trashed'))));
  return rows.find(({ id }) => id === idOrSlug) ?? rows[0];
}

export function findProductsByIds(db: Database, ids: string[]): Promise<ProductRow[]> {
  return db.select(productColumns).from(products).where(inArray(products.id, ids));
}

/** The places of some rows, from the known ones or else from the database. */
async function placesOf(
  db: Database,
  rows: readonly ProductRow[],
  known: ReadonlyMap<string, Place> | undefined,
): Promise<ReadonlyMap<string, Place>> {
  const ids = [...new Set(rows.map(({ subsectorId }) => subsectorId))];
  if (known && ids.every((id) => known.has(id))) return known;
  const places = await selectPlaces(db).where(inArray(subsectors.id, ids));
  return new Map(places.map((place) => [place.subsectorId, place]));
}

/** Finds the place of each of some rows, among the known ones or else in the database. */
export async function placeFinder(
  db: Database,
  rows: readonly ProductRow[],
  known?: ReadonlyMap<string, Place>,
): Promise<(row: ProductRow) => Place> {
  const places = rows.length > 0 ? await placesOf(db, rows, known) : new Map<string, Place>();
  return ({ id, subsectorId }) => {
    const place = places.get(subsectorId);
    if (!place) throw new Error(`The subsector of product ${id} is missing`);
    return place;
  };
}

/** Rows in the form of the contract, with the names of their subsectors and sectors. */
export async function toProducts(
  db: Database,
  rows: readonly ProductRow[],
  now: Date,
  known?: ReadonlyMap<string, Place>,
): Promise<Product[]> {
  const placeOf = await placeFinder(db, rows, known);
  return rows.map((row) => ({ ...entityOfRow(definition, row, now), ...placeOf(row) }));
}
