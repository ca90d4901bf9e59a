import type { ListQuery } from 'api-client';
import { and, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { invalidField } from '../errors/failures';
import { after, cursorOf, orderBy, type Order } from './order';

/** Without `limit` a list answers at most this many items. */
export const MAX_ITEMS = 1_000;

export interface ListSource<Row> {
  select(where: SQL | undefined, order: SQL[], limit: number): PromiseLike<Row[]>;
  count(where: SQL | undefined): PromiseLike<number>;
}

export interface ListPage<Row> {
  rows: Row[];
  total: number;
  nextCursor?: string;
}

interface PageQuery {
  limit?: number | undefined;
  page?: number | undefined;
  cursor?: ListQuery['cursor'];
}

/**
 * The offset of a numbered page; a cursor takes precedence.
 * @throws 400 for a page without a limit
 */
export function offsetOf({ limit, page, cursor }: PageQuery): number {
  if (page === undefined || cursor) return 0;
  if (limit === undefined) throw invalidField('page', 'Page needs limit');
  return (page - 1) * limit;
}

/** One page of a list: the rows after the cursor, the total, and the next cursor. */
export async function listPage<Row>(
  source: ListSource<Row>,
  order: Order<Row>,
  where: SQL | undefined,
  { limit = MAX_ITEMS, cursor }: { limit?: number | undefined; cursor?: ListQuery['cursor'] },
): Promise<ListPage<Row>> {
  const from = after(order, cursor);
  const total = await source.count(where);
  const found = await source.select(and(where, from), orderBy(order), limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, total, ...(found.length > limit && last && { nextCursor: cursorOf(order, last) }) };
}

/** One page of the rows of a table, by cursor or by number. @throws 400 as `offsetOf` */
export function tablePage<Table extends PgTable>(
  db: Database,
  table: Table,
  order: Order<Table['$inferSelect']>,
  where: SQL | undefined,
  query: PageQuery,
): Promise<ListPage<Table['$inferSelect']>> {
  const source: PgTable = table;
  const rows: ListSource<Table['$inferSelect']> = {
    select: (condition, by, limit) =>
      db
        .select()
        .from(source)
        .where(condition)
        .orderBy(...by)
        .offset(offsetOf(query))
        .limit(limit),
    count: (condition) => db.$count(source, condition),
  };
  return listPage(rows, order, where, query);
}

const BATCH = 500;

/** All matching rows of a table, in batches, so that a table of any length needs little memory. */
export async function* tableBatches<Table extends PgTable>(
  db: Database,
  table: Table,
  order: Order<Table['$inferSelect']>,
  where: SQL | undefined,
): AsyncGenerator<Table['$inferSelect'][]> {
  const source: PgTable = table;
  let cursor: string | undefined;
  for (;;) {
    const rows: Table['$inferSelect'][] = await db
      .select()
      .from(source)
      .where(and(where, after(order, cursor)))
      .orderBy(...orderBy(order))
      .limit(BATCH);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    cursor = cursorOf(order, last);
  }
}

/** The fields of a list's answer beside its items. */
export function listFieldsOf({ total, nextCursor }: ListPage<unknown>) {
  return { total, ...(nextCursor !== undefined && { nextCursor }) };
}
