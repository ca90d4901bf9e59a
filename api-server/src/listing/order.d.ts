import type { ListQuery } from 'api-client';
import { type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type CursorValue } from './cursor';
/** One of the keys a list is sorted by: in the table, and in a row of it. */
export interface OrderKey<Row> {
    by: AnyPgColumn | SQL;
    descending?: boolean;
    kind: 'text' | 'number' | 'boolean' | 'moment';
    of(row: Row): CursorValue;
}
/** A total order: the last key tells any two rows apart. `name` marks the cursors made in it. */
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
/** The order a list's `sort` asks for, or its own when there is none. Rows that tie are told apart by id. */
export declare function orderOf<Row extends Sortable>(columns: SortableColumns, sort: ListQuery['sort'], own: OrderKey<Row>[]): Order<Row>;
export declare function orderBy<Row>(order: Order<Row>): SQL[];
/** The condition of all rows after the one a cursor was made of. */
export declare function after<Row>(order: Order<Row>, cursor: string | undefined): SQL | undefined;
/** The cursor after a row. */
export declare function cursorOf<Row>(order: Order<Row>, row: Row): string;
export {};
