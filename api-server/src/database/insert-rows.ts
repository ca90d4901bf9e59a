import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/**
 * Inserts many rows with one parameter: a statement with a parameter for each value takes longer to parse than to run.
 * All rows have the columns of the first; other columns get their defaults.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const values = rows.map((row) =>
    Object.fromEntries(known.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  );
  const names = sql.join(
    known.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names}
      from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(values)}::jsonb)`,
  );
}
