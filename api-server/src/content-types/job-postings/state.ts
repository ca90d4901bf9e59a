import type { JobPosting } from 'api-client';
import { and, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';
import { jobPostings } from '../../database/schema';

export type JobPostingRow = typeof jobPostings.$inferSelect;

/**
 * A job's state: closed manually, or because its last day has passed.
 * @param today the site's day
 */
export function stateOf(row: Pick<JobPostingRow, 'state' | 'validThrough'>, today: string): JobPosting['state'] {
  const over = row.validThrough !== null && row.validThrough < today;
  return over ? 'closed' : row.state;
}

export function inState(state: JobPosting['state'], today: string): SQL | undefined {
  if (state === 'closed') return or(eq(jobPostings.state, 'closed'), lt(jobPostings.validThrough, today));
  return and(eq(jobPostings.state, 'open'), or(isNull(jobPostings.validThrough), gte(jobPostings.validThrough, today)));
}
