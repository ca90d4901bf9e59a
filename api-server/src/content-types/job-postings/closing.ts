import { APPLICATION_DAYS_AFTER_CLOSING, APPLICATION_MONTHS_AT_MOST, type Dates } from 'api-client';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { DAY } from '../../clock';
import { siteDates } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { jobApplications, jobPostings } from '../../database/schema';
import type { JobPostingRow } from './state';

type Closing = Pick<JobPostingRow, 'state' | 'closedAt' | 'updatedAt' | 'validThrough' | 'status' | 'deletedAt'>;

/**
 * When a position closes: manually, at the end of its last day, or by its deletion; undefined while none of them
 * applies.
 */
export function closingOf(
  { state, closedAt, updatedAt, validThrough, status, deletedAt }: Closing,
  dates: Dates,
): Date | undefined {
  const moments = [
    state === 'closed' ? (closedAt ?? updatedAt) : null,
    validThrough === null ? null : new Date(dates.endOf(validThrough).getTime() + 1),
    status === 'trashed' ? deletedAt : null,
  ].filter((moment) => moment !== null);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

/**
 * When an application is deleted: some time after its position closes, and at the latest some time after it came in.
 * @param received a moment, or the column of it
 */
export function purgeTime(received: SQL, closing: Date | undefined): SQL<Date> {
  const atMost = sql`((${received} at time zone 'UTC') + make_interval(months => ${sql.raw(String(APPLICATION_MONTHS_AT_MOST))})) at time zone 'UTC'`;
  if (!closing) return sql<Date>`${atMost}`;
  const after = new Date(closing.getTime() + APPLICATION_DAYS_AFTER_CLOSING * DAY).toISOString();
  return sql<Date>`least(${atMost}, ${after}::timestamptz)`;
}

/** Stores the moment when a changed job was closed, and updates the deletion of its applications. */
export async function followClosing(tx: Database, row: JobPostingRow): Promise<void> {
  const closedAt = row.state === 'closed' ? (row.closedAt ?? row.updatedAt) : null;
  if (closedAt?.getTime() !== row.closedAt?.getTime()) {
    await tx.update(jobPostings).set({ closedAt }).where(eq(jobPostings.id, row.id));
  }
  const purgeAt = purgeTime(sql`${jobApplications.createdAt}`, closingOf({ ...row, closedAt }, await siteDates(tx)));
  await tx
    .update(jobApplications)
    .set({ purgeAt })
    // Most changes of a job do not affect it.
    .where(and(eq(jobApplications.jobId, row.id), ne(jobApplications.purgeAt, purgeAt)));
}
