import type { Collection } from 'api-client';
import { eq } from 'drizzle-orm';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { ContentColumns, ContentRow } from './columns';

/** The columns of a content row, in every table. */
export interface StoredRow extends ContentRow {
  statusBeforeTrash: ContentRow['status'] | null;
  deletedAt: Date | null;
  deletedBy: string;
}

/** An entity of the contract. */
export interface ContentEntity {
  readonly _id: string;
  readonly version: number;
}

type ContentTable = PgTable & Pick<ContentColumns, 'id'>;

/** The operations and names of a kind of content. */
export interface ContentKind<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity> {
  readonly collection: Collection;
  /** The name of one item in messages, such as “Service”. */
  readonly what: string;
  readonly table: Table;
  /** The item as the contract shows it; some kinds read more than the row. */
  entityOf(row: Row, now: Date, db: Database): Entity | Promise<Entity>;
  /** The item's title in the audit log and in the trash. */
  titleOf(row: Row): string;
  /** Updates dependent data, such as an index, in the transaction of each change. */
  afterChange?(tx: Database, row: Row): Promise<void>;
}

/** The row of an item, locked until the transaction ends; undefined if it does not exist. */
export async function lockRow<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity>(
  tx: Database,
  { table }: ContentKind<Table, Row, Entity>,
  id: string,
): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .limit(1)
    .for('update');
  // A kind combines a table with the type of its rows.
  return row as Row | undefined;
}

export async function insertRow<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity>(
  tx: Database,
  kind: ContentKind<Table, Row, Entity>,
  values: PgInsertValue<Table>,
): Promise<Row> {
  const [row] = (await tx.insert(kind.table).values(values).returning()) as Row[];
  if (!row) throw new Error('The database stored nothing');
  await kind.afterChange?.(tx, row);
  return row;
}

export async function updateRow<Table extends ContentTable, Row extends StoredRow, Entity extends ContentEntity>(
  tx: Database,
  kind: ContentKind<Table, Row, Entity>,
  id: string,
  values: PgUpdateSetSource<Table>,
): Promise<Row> {
  const { table } = kind;
  const [row] = (await tx.update(table).set(values).where(eq(table.id, id)).returning()) as Row[];
  if (!row) throw new Error('The row vanished while it was locked');
  await kind.afterChange?.(tx, row);
  return row;
}
