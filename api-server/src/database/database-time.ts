import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The time of the database's clock. */
export async function databaseTime(db: Database): Promise<Date> {
  const asked = await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return new Date(Number((asked as unknown as { rows: [{ now: string }] }).rows[0].now));
}
