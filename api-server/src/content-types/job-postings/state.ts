import type { JobPosting } from 'api-client';
import { and, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';
import { jobPostings } from '../../database/schema';

export type JobPostingRow = typeof jobPostings.$inferSelect;

/** Closed by hand, or because its last day has passed. */
export function stateOf(row: Pick<JobPostingRow, 'state' | 'validThrough'>, now: Date): JobPosting['state'] {
  const over = row.validThrough !== null && row.validThrough < now.toISOString().slice(0, 10);
  return over ? 'closed' : row.state;
}

/** The same as a condition. */
export function inState(state: JobPosting['state'], now: Date): SQL | undefined {
  const today = now.toISOString().slice(0, 10);
  if (state === 'closed') return or(eq(jobPostings.state, 'closed'), lt(jobPostings.validThrough, today));
  return and(eq(jobPostings.state, 'open'), or(isNull(jobPostings.validThrough), gte(jobPostings.validThrough, today)));
}
