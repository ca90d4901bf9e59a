import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

type Values = Readonly<Record<string, unknown>>;

/** Sets the same columns of many rows by one statement with one parameter. */
async function setColumns(
  tx: Database,
  table: PgTable & { id: AnyPgColumn },
  properties: readonly string[],
  changed: readonly (readonly [id: string, values: Values])[],
): Promise<void> {
  const columns = getTableColumns(table as PgTable);
  const names = properties.flatMap((property) => {
    const name = columns[property]?.name;
    return name === undefined ? [] : [[property, name] as const];
  });
  const given = changed.map(([id, values]) =>
    Object.fromEntries([['id', id], ...names.map(([property, name]) => [name, values[property]])]),
  );
  await tx
    .update(table as PgTable)
    .set(Object.fromEntries(names.map(([property, name]) => [property, sql`given.${sql.identifier(name)}`])))
    .from(sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb) as given`)
    .where(eq(table.id, sql`given.id`));
}

/**
 * Changes rows in one statement for each set of changed columns.
 *
 * @param changed the new values, by the ids of their rows
 */
export async function updateRows(
  tx: Database,
  table: PgTable & { id: AnyPgColumn },
  changed: ReadonlyMap<string, Values>,
): Promise<void> {
  const alike = new Map<string, (readonly [string, Values])[]>();
  for (const one of changed) {
    const names = Object.keys(one[1]).toSorted().join();
    const group = alike.get(names) ?? [];
    group.push(one);
    alike.set(names, group);
  }
  for (const [names, group] of alike) await setColumns(tx, table, names.split(','), group);
}
