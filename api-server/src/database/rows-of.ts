import type { SQL } from 'drizzle-orm';
import type { Database } from './database';

/** The rows of a statement's result, in the form that both engines' drivers share. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows;
}
