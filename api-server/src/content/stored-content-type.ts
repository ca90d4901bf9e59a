import type { Collection, FieldError } from 'api-client';
import type { Fields } from 'api-client/content-types';
import { asc, eq } from 'drizzle-orm';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isAmong } from '../database/among';
import type { Database } from '../database/database';
import type { AnyColumns, AnyRow, ContentColumns } from './columns';
import { unpacked, whereOwn, type SharedTable } from './shared-table';

export interface ContentEntity {
  readonly _id: string;
  readonly version: number;
}

export type ContentTable = PgTable & ContentColumns & { deletedAt: ContentColumns['createdAt'] };

export type AnyEntity = ContentEntity & Readonly<Record<string, unknown>>;

/** The table and the names of a content type, which every change of its items needs. */
export interface StoredContentType {
  readonly collection: Collection;
  /** The name of one item in messages, such as “Service”. */
  readonly what: string;
  readonly fields: Fields;
  readonly table: ContentTable;
  /** Set if other content types use the same table. */
  readonly shared?: SharedTable | undefined;
  /** A change of an item neither reads nor writes other rows, so that the rows of many are written together. */
  readonly isIndependent: boolean;
  /** Items as the contract shows them; some types read more than the rows. */
  entitiesOf(rows: readonly AnyRow[], now: Date, db: Database): Promise<AnyEntity[]>;
  /** The item's title in the audit log and in the trash. */
  titleOf(row: AnyRow): string;
  /** The fields that visitors need and an item lacks. */
  missingIn(item: AnyEntity): FieldError[];
  /** Updates dependent data, such as an index, in the transaction of changes. */
  afterChange?(tx: Database, rows: readonly AnyRow[]): Promise<void>;
}

/** An item as the contract shows it. */
export async function entityOf(type: StoredContentType, row: AnyRow, now: Date, db: Database): Promise<AnyEntity> {
  const [entity] = await type.entitiesOf([row], now, db);
  if (!entity) throw new Error(`${type.what} ${row.id} is missing`);
  return entity;
}

/** The rows of those items that exist, locked in the order of their ids until the transaction ends. */
export async function lockRows(tx: Database, type: StoredContentType, ids: readonly string[]): Promise<AnyRow[]> {
  const { table } = type;
  const source: PgTable = table;
  const areThey = whereOwn(type, isAmong(table.id, ids));
  return unpacked(
    type,
    (await tx.select().from(source).where(areThey).orderBy(asc(table.id)).for('update')) as AnyRow[],
  );
}

/** The row of an item, locked until the transaction ends; undefined if it does not exist. */
export async function lockRow(tx: Database, type: StoredContentType, id: string): Promise<AnyRow | undefined> {
  const [row] = await lockRows(tx, type, [id]);
  return row;
}

/** The rows of those items that exist, in any order. */
export async function findRows(db: Database, type: StoredContentType, ids: readonly string[]): Promise<AnyRow[]> {
  const source: PgTable = type.table;
  const areThey = whereOwn(type, isAmong(type.table.id, ids));
  return unpacked(type, (await db.select().from(source).where(areThey)) as AnyRow[]);
}

export async function insertRow(tx: Database, type: StoredContentType, values: AnyColumns): Promise<AnyRow> {
  const source: PgTable = type.table;
  const stored = type.shared?.pack(values, true) ?? values;
  const inserted = await tx
    .insert(source)
    .values(stored as PgInsertValue<PgTable>)
    .returning();
  const [row] = unpacked(type, inserted as AnyRow[]);
  if (!row) throw new Error('The database stored nothing');
  return row;
}

export async function updateRow(
  tx: Database,
  type: StoredContentType,
  id: string,
  values: AnyColumns,
): Promise<AnyRow> {
  const source: PgTable = type.table;
  const stored = type.shared?.pack(values, false) ?? values;
  const updated = await tx
    .update(source)
    .set(stored as PgUpdateSetSource<PgTable>)
    .where(whereOwn(type, eq(type.table.id, id)))
    .returning();
  const [row] = unpacked(type, updated as AnyRow[]);
  if (!row) throw new Error('The row vanished while it was locked');
  return row;
}
