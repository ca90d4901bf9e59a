import type { JobPosting } from 'api-client';
import { and, count, eq, gte, isNull, lt, or, type SQL } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { jobPostings } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
import { slugKey } from '../../text/fold';

export type JobPostingRow = typeof jobPostings.$inferSelect;

export const newestJobsFirst: OrderKey<JobPostingRow>[] = [
  { by: jobPostings.createdAt, descending: true, kind: 'moment', of: (row) => row.createdAt },
];

/** @param offset how many rows are passed over, for numbered pages */
export function jobPostingsOf(db: Database, offset = 0): ListSource<JobPostingRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(jobPostings)
        .where(where)
        .orderBy(...order)
        .offset(offset)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(jobPostings).where(where))[0]?.count ?? 0,
  };
}

/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export async function findJobPosting(db: Database, idOrSlug: string): Promise<JobPostingRow | undefined> {
  const rows = await db
    .select()
    .from(jobPostings)
    .where(or(eq(jobPostings.id, idOrSlug), eq(jobPostings.slugKey, slugKey(idOrSlug))));
  return rows.find(({ id }) => id === idOrSlug) ?? rows.find(({ status }) => status !== 'trashed');
}

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

/** A row as the contract shows it. */
export function toJobPosting(row: JobPostingRow, now: Date): JobPosting {
  const { slug, title, location, role, detail, department, employmentType, workplaceType, salaryRange } = row;
  const { responsibilities, requirements, benefits, validThrough } = row;
  return {
    ...contentFieldsOf(row, now),
    ...{ slug, title, location, role, detail, department, employmentType, workplaceType, salaryRange },
    ...{ responsibilities, requirements, benefits, validThrough },
    state: stateOf(row, now),
  };
}
