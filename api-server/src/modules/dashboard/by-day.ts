import { count, gt, sql } from 'drizzle-orm';
import { DAY } from '../../clock';
import type { Database } from '../../database/database';
import type { contactMessages, jobApplications } from '../../database/schema';

/** The number of counted days. */
const DAYS = 30;

/** The number of rows that were created in each of the 30 × 24 hours before `now`, the oldest first. */
export async function createdByDay(
  db: Database,
  table: typeof contactMessages | typeof jobApplications,
  now: Date,
): Promise<number[]> {
  const daysAgo = sql<number>`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${table.createdAt}) / 86400)::integer`;
  const counted = await db
    .select({ daysAgo, rows: count() })
    .from(table)
    .where(gt(table.createdAt, new Date(now.getTime() - DAYS * DAY)))
    // By its place: the expression has a parameter, which would count as another expression here.
    .groupBy(sql`1`);
  return Array.from({ length: DAYS }, (_, index) => {
    const wanted = DAYS - 1 - index;
    return counted.find((day) => day.daysAgo === wanted)?.rows ?? 0;
  });
}
