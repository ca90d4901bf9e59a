import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/**
 * Inserts many rows with one parameter: a statement with a parameter for each value takes longer to parse than to run.
 * All rows have the columns of the first; other columns get their defaults.
 *
 * @param onConflict the clause for rows that exist; without one the statement fails
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
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
      from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(values)}::jsonb) ${onConflict}`,
  );
}
