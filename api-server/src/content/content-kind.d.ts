import type { Collection } from 'api-client';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { ContentColumns, ContentRow } from './columns';
/** A row of content, as all its tables have it. */
export interface StoredRow extends ContentRow {
    statusBeforeTrash: ContentRow['status'] | null;
    deletedAt: Date | null;
    deletedBy: string;
}
/** An entity as the contract shows it. */
export interface ContentEntity {
    readonly _id: string;
    readonly version: number;
}
type ContentTable = PgTable & Pick<ContentColumns, 'id'>;
/** What the writing of content needs to know of one kind of it. */
export interface ContentKind<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity> {
    readonly collection: Collection;
    /** What one item is called in a message, such as “Service”. */
    readonly what: string;
    readonly table: Table;
    /** The item as the contract shows it; the database is for kinds whose entity takes more than its row. */
    entityOf(row: Row, now: Date, db: Database): Entity | Promise<Entity>;
    /** What it is called in the audit log and in the trash. */
    titleOf(row: Row): string;
    /** What follows from every change of a row, such as an index of it; in the transaction of the change. */
    afterChange?(tx: Database, row: Row): Promise<void>;
}
/** Any kind; the parameters only matter where rows are read and written. */
export type AnyKind<Entity extends ContentEntity = ContentEntity> = ContentKind<ContentTable, never, Entity>;
/** The row of an item, locked until the transaction ends; undefined when there is none. */
export declare function lockRow<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity>(tx: Database, { table }: ContentKind<Table, Row, Entity>, id: string): Promise<Row | undefined>;
export declare function insertRow<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity>(tx: Database, kind: ContentKind<Table, Row, Entity>, values: PgInsertValue<Table>): Promise<Row>;
export declare function updateRow<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity>(tx: Database, kind: ContentKind<Table, Row, Entity>, id: string, values: PgUpdateSetSource<Table>): Promise<Row>;
export {};
