import { numberText } from 'api-client';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { Snapshot } from './manifest';
import { BackupDamagedError, readPart } from './parts';
import { rowsOf } from '../database/rows-of';
import { copiedTables, namesOf, setOutputFormats, sumOf, type CopiedTable } from './tables';

/** Characters of rows in one statement. */
const STATEMENT = 2_000_000;

/** Runs work without foreign keys and triggers; both apply again afterwards. */
async function withoutRules(tx: Database, tables: readonly CopiedTable[], work: () => Promise<void>): Promise<void> {
  const links = await rowsOf<{ table: string; name: string; definition: string }>(
    tx,
    sql`select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0`,
  );
  for (const { table, name } of links) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await work();
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { table, name, definition } of links) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
}

async function insertLines(tx: Database, { name, columns }: CopiedTable, lines: readonly string[]): Promise<void> {
  const names = namesOf(columns);
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${`[${lines.join(',')}]`}::jsonb)`,
  );
}

async function loadTable(
  tx: Database,
  table: CopiedTable,
  copy: Snapshot['tables'][number],
  store: FileStore,
): Promise<void> {
  for (const part of copy.parts) {
    let waiting: string[] = [];
    let length = 0;
    for (const line of await readPart(store, part)) {
      waiting.push(line);
      length += line.length;
      if (length < STATEMENT) continue;
      await insertLines(tx, table, waiting);
      waiting = [];
      length = 0;
    }
    if (waiting.length > 0) await insertLines(tx, table, waiting);
  }
}

/** Sequences continue after the highest number in their column. */
async function continueNumbers(tx: Database): Promise<void> {
  const serials = await rowsOf<{ table: string; column: string; sequence: string }>(
    tx,
    sql`select t.relname as table, a.attname as column, s.oid::regclass::text as sequence
      from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column, sequence } of serials) {
    await tx.execute(
      sql`select setval(${sequence}::regclass, coalesce(max(${sql.identifier(column)}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
  }
}

/** The tables whose rows differ from a snapshot, each with the difference. */
async function differences(tx: Database, tables: readonly CopiedTable[], snapshot: Snapshot): Promise<string[]> {
  const found: string[] = [];
  for (const copy of snapshot.tables) {
    const table = tables.find(({ name }) => name === copy.name);
    if (!table) {
      found.push(`there is no table ${copy.name}`);
      continue;
    }
    const { rows, sum } = await sumOf(tx, table);
    if (rows !== copy.rows) found.push(`${copy.name} has ${rows} rows instead of ${copy.rows}`);
    else if (sum !== copy.sum) found.push(`rows of ${copy.name} differ`);
  }
  return found;
}

/** Whether a database has exactly the rows of a snapshot. */
export async function hasRowsOf(db: Database, snapshot: Snapshot): Promise<boolean> {
  return db.transaction(async (tx) => {
    await setOutputFormats(tx);
    return (await differences(tx, await copiedTables(tx), snapshot)).length === 0;
  });
}

/**
 * Replaces all rows of a database by those of a snapshot, in one transaction. Counts and sums are compared before it
 * commits.
 * @throws {BackupDamagedError} when the rows differ from the copied ones; the database is unchanged then
 */
export async function loadSnapshot(
  db: Database,
  snapshot: Snapshot,
  store: FileStore,
  say: (line: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setOutputFormats(tx);
    const tables = await copiedTables(tx);
    await withoutRules(tx, tables, async () => {
      await tx.execute(
        sql`truncate ${sql.join(
          tables.map(({ name }) => sql.identifier(name)),
          sql`, `,
        )}`,
      );
      for (const copy of snapshot.tables) {
        const table = tables.find(({ name }) => name === copy.name);
        if (table) await loadTable(tx, table, copy, store);
        if (copy.rows >= 10_000) say(`  ${copy.name}: ${numberText(copy.rows)} rows`);
      }
    });
    await continueNumbers(tx);
    const wrong = await differences(tx, tables, snapshot);
    if (wrong.length > 0) throw new BackupDamagedError(wrong.join('; '));
  });
  const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Rows: ${numberText(rows)} of ${snapshot.tables.length} tables, each table compared with the copy`);
}
