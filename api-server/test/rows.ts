import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { copiedTables, readAlike, rowsOf, rowTexts } from '../src/backup/tables';
import type { Database, OpenedDatabase } from '../src/database/database';
import { overEngine } from '../src/database/open-embedded';

/** An embedded database without any tables. @param migrations their folder, by default that of this release */
export async function emptyDatabase(migrations?: string): Promise<OpenedDatabase> {
  return overEngine(await PGlite.create({ extensions: { pg_trgm } }), { migrations });
}

/** Every row of every table, as text, in a fixed order. */
export function everyRow(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await readAlike(tx);
    const found: Record<string, string[]> = {};
    for (const table of await copiedTables(tx)) {
      const rows = await rowsOf<{ row: string }>(tx, rowTexts(table));
      found[table.name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}
