import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { allowLongStatements } from '../database/time-limits';
import { backupRuns, scheduledJobs } from '../database/schema';
import { rowsOf } from '../database/rows-of';

/** The data needed to copy a table. */
export interface CopiedTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

/** The history of backups and scheduled jobs belongs to one database: a restored site has its own. */
const NOT_COPIED: readonly string[] = [backupRuns, scheduledJobs].map(getTableName);

/** Every table of the site, under any schema version. */
export async function copiedTables(db: Database): Promise<CopiedTable[]> {
  const found = await rowsOf<CopiedTable>(
    db,
    sql`select c.relname as name, json_agg(a.attname order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
  return found.filter(({ name }) => !NOT_COPIED.includes(name));
}

/** The names of columns, as a list in a statement. */
export const namesOf = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Each row of a table as text that is the same on both engines, in a column called `row`. */
export const rowTexts = ({ name, columns }: CopiedTable): SQL =>
  sql`select to_jsonb(r)::text as row from (select ${namesOf(columns)} from ${sql.identifier(name)}) r`;

/** Sets the formats of moments and numbers, for one transaction, which may take long. */
export async function setOutputFormats(tx: Database): Promise<void> {
  await allowLongStatements(tx);
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO'", "bytea_output = 'hex'", 'extra_float_digits = 1']) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

/** The number of rows of a table, and a sum over them that does not depend on their order. */
export async function sumOf(tx: Database, table: CopiedTable): Promise<{ rows: number; sum: string }> {
  const half = (from: number) =>
    sql`coalesce(sum(('x' || substr(md5(row), ${sql.raw(String(from))}, 15))::bit(60)::bigint), 0)::text`;
  const [found] = await rowsOf<{ rows: number; sum: string }>(
    tx,
    sql`select count(*)::int as rows, ${half(1)} || '-' || ${half(16)} as sum from (${rowTexts(table)}) t`,
  );
  if (!found) throw new Error(`The rows of ${table.name} cannot be counted`);
  return found;
}
