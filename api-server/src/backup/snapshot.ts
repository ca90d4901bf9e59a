import { numberText } from 'api-client';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { appliedMigration } from '../database/migrations';
import type { FileStore } from '../files/file-store';
import type { Snapshot } from './manifest';
import { writePart } from './parts';
import { rowsOf } from '../database/rows-of';
import { copiedTables, setOutputFormats, rowTexts, sumOf, type CopiedTable } from './tables';

const ROWS_AT_ONCE = 500;
/** Characters in a part, before compression. */
const PART = 4_000_000;

async function writeTable(
  tx: Database,
  table: CopiedTable,
  store: FileStore,
  keyOf: () => string,
): Promise<Snapshot['tables'][number]> {
  const parts: Snapshot['tables'][number]['parts'] = [];
  let lines: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    if (lines.length > 0) parts.push(await writePart(store, keyOf(), lines));
    lines = [];
    length = 0;
  };
  await tx.execute(sql`declare copied no scroll cursor for ${rowTexts(table)}`);
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from copied`));
    for (const { row } of rows) {
      lines.push(row);
      length += row.length;
    }
    if (length > PART) await flush();
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await flush();
  await tx.execute(sql`close copied`);
  return { name: table.name, ...(await sumOf(tx, table)), parts };
}

/**
 * Copies all rows at one moment, while the site runs, into the parts of a store; both engines write the same parts.
 * The embedded engine runs one transaction at a time: other queries wait until the rows are read.
 *
 * @param folder the first part of the keys
 */
export async function writeSnapshot(
  db: Database,
  store: FileStore,
  folder: string,
  say: (line: string) => void,
): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      await setOutputFormats(tx);
      const tables = await copiedTables(tx);
      const written: Snapshot['tables'] = [];
      let parts = 0;
      const keyOf = (): string => `${folder}/${String((parts += 1)).padStart(6, '0')}.ndjson.gz`;
      for (const table of tables) {
        const copy = await writeTable(tx, table, store, keyOf);
        written.push(copy);
        if (copy.rows >= 10_000) say(`  ${copy.name}: ${numberText(copy.rows)} rows`);
      }
      const rows = written.reduce((sum, table) => sum + table.rows, 0);
      say(`Rows: ${numberText(rows)} of ${written.length} tables`);
      return { migration: await appliedMigration(tx), tables: written };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
