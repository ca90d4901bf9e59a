import { rowsOf } from '../src/database/rows-of';
import { copiedTables, setOutputFormats, rowTexts } from '../src/backup/tables';
import type { Database } from '../src/database/database';

/** Every row of every table, as text, in a fixed order. */
export function everyRow(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await setOutputFormats(tx);
    const found: Record<string, string[]> = {};
    for (const table of await copiedTables(tx)) {
      const rows = await rowsOf<{ row: string }>(tx, rowTexts(table));
      found[table.name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}
