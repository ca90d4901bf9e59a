import type { ListQuery } from 'api-client';
import { and, asc, desc, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalidField } from '../errors/failures';
import { isDay, readCursor, writeCursor, type CursorValue } from './cursor';

export interface OrderKey<Row> {
  by: AnyPgColumn | SQL;
  descending?: boolean;
  kind: 'text' | 'number' | 'boolean' | 'moment' | 'day';
  of(row: Row): CursorValue;
}

/** A total order: the last key is unique. `name` marks the cursors made in it. */
export interface Order<Row> {
  name: string;
  keys: OrderKey<Row>[];
}

interface Sortable {
  id: string;
  sortName: string;
  createdAt: Date;
}

interface SortableColumns {
  id: AnyPgColumn;
  sortName: AnyPgColumn;
  createdAt: AnyPgColumn;
}

function byId<Row extends Sortable>(columns: SortableColumns, descending: boolean): OrderKey<Row> {
  return { by: columns.id, descending, kind: 'text', of: (row) => row.id };
}

/** Whether a sort is one that every list has. */
export function isSort(sort: string): sort is NonNullable<ListQuery['sort']> {
  return /^-?(?:name|createdAt)$/.test(sort);
}

/** The order of a list's `sort` parameter, by default its own. Ties are ordered by id. */
export function orderOf<Row extends Sortable>(
  columns: SortableColumns,
  sort: ListQuery['sort'],
  own: OrderKey<Row>[],
): Order<Row> {
  const descending = sort?.startsWith('-') ?? false;
  switch (sort) {
    case 'name':
    case '-name':
      return {
        name: sort,
        keys: [
          { by: columns.sortName, descending, kind: 'text', of: (row) => row.sortName },
          byId(columns, descending),
        ],
      };
    case 'createdAt':
    case '-createdAt':
      return {
        name: sort,
        keys: [
          { by: columns.createdAt, descending, kind: 'moment', of: (row) => row.createdAt },
          byId(columns, descending),
        ],
      };
    case undefined:
      return { name: 'own', keys: [...own, byId(columns, own.at(-1)?.descending ?? false)] };
  }
}

export function orderBy<Row>(order: Order<Row>): SQL[] {
  return order.keys.map(({ by, descending }) => (descending ? desc(by) : asc(by)));
}

function hasKind(value: CursorValue, kind: OrderKey<unknown>['kind']): boolean {
  if (kind === 'moment') return value instanceof Date;
  return kind === 'day' ? isDay(value) : typeof value === (kind === 'text' ? 'string' : kind);
}

/** The condition of all rows after the one in a cursor. */
export function after<Row>(order: Order<Row>, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const { keys } = order;
  const values = readCursor(cursor, order.name, keys.length);
  const pairs = keys.flatMap((key, at) => {
    const value = values[at];
    return value !== undefined && hasKind(value, key.kind) ? [{ ...key, value }] : [];
  });
  if (pairs.length !== keys.length) throw invalidField('cursor', 'Cursor is not one this list has given');
  const [first] = pairs;
  if (first && pairs.every(({ descending = false }) => descending === (first.descending ?? false))) {
    // One comparison of rows, which an index over the same keys can answer.
    const left = sql.join(
      pairs.map(({ by }) => sql`${by}`),
      sql`, `,
    );
    const right = sql.join(
      pairs.map(({ value }) => parameter(value)),
      sql`, `,
    );
    return first.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
  }
  return or(
    ...pairs.map(({ by, value, descending }, at) =>
      and(
        ...pairs.slice(0, at).map((before) => sql`${before.by} = ${parameter(before.value)}`),
        descending ? sql`${by} < ${parameter(value)}` : sql`${by} > ${parameter(value)}`,
      ),
    ),
  );
}

function parameter(value: CursorValue): SQL {
  if (value instanceof Date) return sql`${value.toISOString()}::timestamptz`;
  return typeof value === 'number' ? sql`${value}::integer` : sql`${value}`;
}

export function cursorOf<Row>(order: Order<Row>, row: Row): string {
  return writeCursor(
    order.name,
    order.keys.map((key) => key.of(row)),
  );
}
