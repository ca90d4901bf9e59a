import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rows-of';

export async function databaseTime(db: Database): Promise<Date> {
  const [found] = await rowsOf<{ now: string }>(db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return new Date(Number(found?.now));
}
