import type { Collection } from 'api-client';
import { eq } from 'drizzle-orm';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { ContentColumns, ContentRow } from './columns';

export interface StoredRow extends ContentRow {
  statusBeforeTrash: ContentRow['status'] | null;
  deletedAt: Date | null;
  deletedBy: string;
}

export interface ContentEntity {
  readonly _id: string;
  readonly version: number;
}

export type ContentTable = PgTable & ContentColumns & { deletedAt: ContentColumns['createdAt'] };

export type AnyRow = StoredRow & Readonly<Record<string, unknown>>;
export type AnyEntity = ContentEntity & Readonly<Record<string, unknown>>;
export type AnyColumns = Readonly<Record<string, unknown>>;

/** The table and the names of a content type, which every change of its items needs. */
export interface StoredContentType {
  readonly collection: Collection;
  /** The name of one item in messages, such as “Service”. */
  readonly what: string;
  readonly table: ContentTable;
  /** The item as the contract shows it; some types read more than the row. */
  entityOf(row: AnyRow, now: Date, db: Database): Promise<AnyEntity>;
  /** The item's title in the audit log and in the trash. */
  titleOf(row: AnyRow): string;
  /** Updates dependent data, such as an index, in the transaction of each change. */
  afterChange?(tx: Database, row: AnyRow): Promise<void>;
}

/** The row of an item, locked until the transaction ends; undefined if it does not exist. */
export async function lockRow(tx: Database, { table }: StoredContentType, id: string): Promise<AnyRow | undefined> {
  const source: PgTable = table;
  const [row] = (await tx.select().from(source).where(eq(table.id, id)).limit(1).for('update')) as AnyRow[];
  return row;
}

export async function insertRow(tx: Database, type: StoredContentType, values: AnyColumns): Promise<AnyRow> {
  const source: PgTable = type.table;
  const [row] = (await tx
    .insert(source)
    .values(values as PgInsertValue<PgTable>)
    .returning()) as AnyRow[];
  if (!row) throw new Error('The database stored nothing');
  await type.afterChange?.(tx, row);
  return row;
}

export async function updateRow(
  tx: Database,
  type: StoredContentType,
  id: string,
  values: AnyColumns,
): Promise<AnyRow> {
  const source: PgTable = type.table;
  const [row] = (await tx
    .update(source)
    .set(values as PgUpdateSetSource<PgTable>)
    .where(eq(type.table.id, id))
    .returning()) as AnyRow[];
  if (!row) throw new Error('The row vanished while it was locked');
  await type.afterChange?.(tx, row);
  return row;
}
