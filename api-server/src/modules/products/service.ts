import type { Facet, Product } from 'api-client';
import { and, sql, type SQL } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { isPublic } from '../../content/columns';
import { isShown, publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { products } from '../../database/schema';
import { invalidField, notFound } from '../../errors/failures';
import { MOST_ITEMS } from '../../listing/list-page';
import { after, cursorOf, orderBy, orderOf, type Order, type OrderKey } from '../../listing/order';
import { containing } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { fold } from '../../text/fold';
import { countProducts, facetsOf } from './counts';
import { placeFacetsOf } from './place-facets';
import { conditionOf, findsNothing, nameMatches, readFilter, type ProductFilter, type ProductQuery } from './filter';
import { findProduct, findProductsByIds, productColumns, toProducts, type ProductRow } from './repository';

type RankedRow = ProductRow & { rank: number };

/** How well a product fits a search: its name begins with it, its name has the words, or its texts do. */
function rankOf({ search, groups }: ProductFilter): SQL<number> | undefined {
  if (search === undefined || groups === undefined) return undefined;
  const beginning = containing(fold(search).trim()).slice(1);
  return sql<number>`case when ${products.sortName} like ${beginning} then 0 when ${nameMatches(groups)} then 1 else 2 end`;
}

function orderFor(query: ProductQuery, rank: SQL<number> | undefined): Order<RankedRow> {
  const byName: OrderKey<RankedRow> = { by: products.sortName, kind: 'text', of: (row) => row.sortName };
  if (!rank || query.sort !== undefined) return orderOf(products, query.sort, [byName]);
  return orderOf(products, undefined, [{ by: rank, kind: 'number', of: (row) => row.rank }, byName]);
}

async function selectPage(db: Database, filter: ProductFilter, query: ProductQuery) {
  const rank = rankOf(filter);
  const order = orderFor(query, rank);
  const limit = query.limit ?? MOST_ITEMS;
  const hasCursor = query.cursor !== undefined && query.cursor !== '';
  const page = hasCursor ? 1 : (query.page ?? 1);
  const found: RankedRow[] = await db
    .select({ ...productColumns, rank: rank ?? sql<number>`0` })
    .from(products)
    .where(and(conditionOf(filter), after(order, query.cursor)))
    .orderBy(...orderBy(order))
    .limit(limit + 1)
    .offset((page - 1) * limit);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, ...(found.length > limit && last && { nextCursor: cursorOf(order, last) }) };
}

export interface ProductPage {
  products: Product[];
  total: number;
  nextCursor?: string;
  facets?: Facet[];
}

/**
 * Products by name, or by how well they fit a search. A search that finds nothing is read again
 * more generously before nothing is answered.
 */
export async function listProducts(
  { db, clock }: Services,
  query: ProductQuery & Record<string, unknown>,
  viewer: Viewer | undefined,
): Promise<ProductPage> {
  const now = clock.now();
  if (query.page !== undefined && query.limit === undefined) throw invalidField('page', 'Page needs limit');
  let filter = await readFilter(db, query, viewer, now);
  let total = findsNothing(filter) ? 0 : await countProducts(db, filter, now);
  if (total === 0 && filter.search !== undefined) {
    filter = await readFilter(db, query, viewer, now, true);
    total = findsNothing(filter) ? 0 : await countProducts(db, filter, now);
  }
  const wantsFacets = query.facets === '1';
  if (findsNothing(filter)) return { products: [], total: 0, ...(wantsFacets && { facets: [] }) };
  const { rows, ...way } = await selectPage(db, filter, query);
  return {
    products: await toProducts(db, rows, now),
    total,
    ...way,
    ...(wantsFacets && { facets: [...(await placeFacetsOf(db, filter, now)), ...(await facetsOf(db, filter, now))] }),
  };
}

/** @throws 404 when there is none, or none that this viewer may see. */
export async function getProduct(
  { db, clock }: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<Product> {
  const row = await findProduct(db, idOrSlug);
  const now = clock.now();
  if (!row || !isShown(row, viewer, EDITORS, now)) throw notFound('Product');
  const [product] = await toProducts(db, [row], now);
  if (!product) throw notFound('Product');
  return product;
}

/** Published products as a bare array; with `ids` just those, in that order (specification, section 7). */
export async function listCategories({ db, clock }: Services, ids: string | undefined): Promise<Product[]> {
  const now = clock.now();
  if (ids === undefined) {
    const order = orderOf<ProductRow>(products, undefined, [
      { by: products.sortName, kind: 'text', of: (row) => row.sortName },
    ]);
    const all = db.select(productColumns).from(products).where(publicOnly(products, now));
    return toProducts(db, await all.orderBy(...orderBy(order)).limit(MOST_ITEMS), now);
  }
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '' && !id.includes('\0'));
  if (wanted.length > MOST_ITEMS) throw invalidField('ids', `At most ${MOST_ITEMS} ids can be asked for`);
  if (wanted.length === 0) return [];
  const rows = (await findProductsByIds(db, wanted)).filter((row) => isPublic(row, now));
  const placeOf = new Map(wanted.map((id, at) => [id, at]));
  rows.sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
  return toProducts(db, rows, now);
}
