import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { products } from '../../database/schema';
import { MAX_ITEMS } from '../../pagination/list-page';
import { after, cursorOf, orderBy, type Order } from '../../pagination/order';
import { conditionOf, type ProductFilter, type ProductQuery } from './filter';
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
    .where(and(inArray(products.id, ids), filter.status));
  const rowOf = new Map(found.map((row) => [row.id, row]));
  return wanted.flatMap(({ id, rank }) => {
    const row = rowOf.get(id);
    return row ? [{ ...row, charts: [], rank }] : [];
  });
}

async function rowsInOrder(
  db: Database,
  filter: ProductFilter,
  { offset, limit }: Place,
  order: Order<RankedRow>,
  cursor: string | undefined,
): Promise<RankedRow[]> {
  const rows = await db
    .select({ ...listedColumns, rank: rankOf(filter) })
    .from(products)
    .where(and(conditionOf(filter), after(order, cursor)))
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, charts: [] }));
}

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
  const order = orderFor(filter, sort);
  const place = { offset, limit: limit + 1 };
  const isOfSearch = filter.groups !== undefined && sort === undefined && (cursor ?? '') === '';
  const best = isOfSearch ? await bestRows(db, filter, place) : undefined;
  const found = best ?? (await rowsInOrder(db, filter, place, order, cursor));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, ...(found.length > limit && last && { nextCursor: cursorOf(order, last) }) };
}
