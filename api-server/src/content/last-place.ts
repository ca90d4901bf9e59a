import { max, ne } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

interface PlacedColumns {
  order: AnyPgColumn;
  status: AnyPgColumn;
}

/** The place after all others, for an item without a chosen place. */
export async function lastPlace(tx: Database, table: PgTable & PlacedColumns): Promise<number> {
  const [row] = await tx
    .select({ last: max(table.order) })
    .from(table as PgTable)
    .where(ne(table.status, 'trashed'));
  return typeof row?.last === 'number' ? row.last + 1 : 0;
}
