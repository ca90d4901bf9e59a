import { and, type SQL } from 'drizzle-orm';
import type { OrderKey } from '../pagination/order';
import type { AnyColumns, AnyRow } from './columns';

/** How a content type whose items are rows of a shared table, with their fields in a JSON column, reads and writes it. */
export interface SharedTable {
  /** The condition of its rows. */
  readonly within: SQL;
  /** The value of a field in a query. */
  column(field: string): SQL;
  /** The condition that a field has one of these values, or that a list has one as an entry. */
  matches(field: string, values: readonly unknown[]): SQL | undefined;
  /** The key of the default order. */
  readonly orderKey: OrderKey<AnyRow>;
  /** The columns of new values: all fields of a new item, or the changed ones. */
  pack(values: AnyColumns, isNew: boolean): AnyColumns;
  /** A stored row with its fields as properties. */
  unpack(row: AnyRow): AnyRow;
}

interface MaybeShared {
  readonly shared?: SharedTable | undefined;
}

/** The condition of a type's own rows that match. */
export const whereOwn = ({ shared }: MaybeShared, ...conditions: (SQL | undefined)[]): SQL | undefined =>
  and(shared?.within, ...conditions);

/** The rows of a query with the properties of the type's fields. */
export const unpacked = ({ shared }: MaybeShared, rows: AnyRow[]): AnyRow[] =>
  shared ? rows.map((row) => shared.unpack(row)) : rows;
