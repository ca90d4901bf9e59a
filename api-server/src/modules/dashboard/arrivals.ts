import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import { DAY, SECOND } from '../../clock';
import type { Database } from '../../database/database';
import type { contactMessages, jobApplications } from '../../database/schema';

type Table = typeof contactMessages | typeof jobApplications;

/** The number of counted days. */
const DAYS = 30;

interface Arrivals {
  /** How many are in the state `new`. */
  readonly unread: number;
  /** How many arrived in each of the last 30 × 24 hours, the oldest first. */
  readonly byDay: number[];
}

/** The arrivals of a role that may not read them. */
export const NO_ARRIVALS: Arrivals = { unread: 0, byDay: [] };

async function countByDay(db: Database, table: Table, now: Date, handled: SQL | undefined): Promise<number[]> {
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${table.createdAt})`;
  const daysAgo = sql<number>`floor(${age} / ${sql.raw(String(DAY / SECOND))})::integer`;
  const counted = await db
    .select({ daysAgo, rows: count() })
    .from(table)
    .where(and(gt(table.createdAt, new Date(now.getTime() - DAYS * DAY)), handled))
    // By its place: the expression has a parameter, which would count as another expression here.
    .groupBy(sql`1`);
  const rows = new Map(counted.map((day) => [day.daysAgo, day.rows]));
  return Array.from({ length: DAYS }, (_, index) => rows.get(DAYS - 1 - index) ?? 0);
}

/**
 * Counts the messages, or the applications, that wait and that arrived lately.
 *
 * @param handled those that the user handles; undefined for all
 */
export async function arrivals(db: Database, table: Table, now: Date, handled: SQL | undefined): Promise<Arrivals> {
  const [unread, byDay] = await Promise.all([
    db.$count(table, and(eq(table.state, 'new'), handled)),
    countByDay(db, table, now, handled),
  ]);
  return { unread, byDay };
}
