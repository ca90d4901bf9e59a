import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { products, productSearch } from '../../database/schema';
import { MAX_ITEMS } from '../../pagination/list-page';
import { after, cursorOf, orderBy, type Order } from '../../pagination/order';
import { conditionOf, type ProductFilter, type ProductQuery, type Rows } from './filter';
import { findHits } from './hits';
import { orderFor, rankOf, type RankedRow } from './ranking';
import { listedColumns } from './repository';

interface Place {
  offset: number;
  limit: number;
}

/** The rows at the beginning of a search; undefined for later pages. */
async function bestRows(
  db: Database,
  filter: ProductFilter,
  { offset, limit }: Place,
): Promise<RankedRow[] | undefined> {
  const { best, hasMore } = await findHits(db, filter);
  if (hasMore && best.length < offset + limit) return undefined;
  const wanted = best.slice(offset, offset + limit);
  const ids = wanted.map(({ id }) => id);
  const found = await db
    .select(listedColumns)
    .from(products)
    .where(and(inArray(products.id, ids), filter.status(products)));
  const rowOf = new Map(found.map((row) => [row.id, row]));
  return wanted.flatMap(({ id, rank }) => {
    const row = rowOf.get(id);
    return row ? [{ ...row, charts: [], rank }] : [];
  });
}

interface InOrder extends Place {
  rows: Rows;
  order: Order<RankedRow>;
  cursor: string | undefined;
}

async function rowsInOrder(
  db: Database,
  filter: ProductFilter,
  { offset, limit, rows, order, cursor }: InOrder,
): Promise<RankedRow[]> {
  const where = and(conditionOf(rows, filter), after(order, cursor));
  if (rows === products) {
    const inOrder = db.select(listedColumns).from(products).where(where);
    const found = await inOrder
      .orderBy(...orderBy(order))
      .limit(limit)
      .offset(offset);
    return found.map((row) => ({ ...row, charts: [], rank: 0 }));
  }
  const found = db
    .select({ id: productSearch.id, rank: rankOf(filter).as('rank') })
    .from(productSearch)
    .where(where)
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset)
    .as('found');
  const placed = db
    .select({ id: found.id, rank: found.rank, place: sql<number>`row_number() over ()`.as('place') })
    .from(found)
    .as('placed');
  const ranked = await db
    .select({ ...listedColumns, rank: placed.rank })
    .from(placed)
    .innerJoin(products, eq(products.id, placed.id))
    .orderBy(placed.place);
  return ranked.map((row) => ({ ...row, charts: [] }));
}

/** Searches read short rows, among which they choose; other lists have an index of the rows in each order. */
const rowsFor = ({ groups, name }: ProductFilter): Rows =>
  groups === undefined && name === undefined ? products : productSearch;

export interface RowsOfPage {
  rows: RankedRow[];
  nextCursor?: string;
}

/** One page of a filter's results, in the requested order. @throws 400 for a cursor of another order */
export async function selectPage(
  db: Database,
  filter: ProductFilter,
  { sort, cursor, limit = MAX_ITEMS, offset }: ProductQuery & { offset: number },
): Promise<RowsOfPage> {
  const from = rowsFor(filter);
  const order = orderFor(from, filter, sort);
  const place = { offset, limit: limit + 1 };
  const isOfSearch = filter.groups !== undefined && sort === undefined && (cursor ?? '') === '';
  const best = isOfSearch ? await bestRows(db, filter, place) : undefined;
  const found = best ?? (await rowsInOrder(db, filter, { ...place, rows: from, order, cursor }));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, ...(found.length > limit && last && { nextCursor: cursorOf(order, last) }) };
}
