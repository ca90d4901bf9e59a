import type { ApplicationState, ListQuery } from 'api-client';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { handledApplications } from '../../auth/limits-of-role';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { jobApplications } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { tableBatches, tablePage, type ListPage } from '../../pagination/list-page';
import { orderOf, type Order } from '../../pagination/order';
import { matchingLowered } from '../../pagination/search-pattern';
import { announce } from '../../webhooks/announce';
import type { ApplicationRow } from './application-entity';

export interface ApplicationFilter {
  readonly search?: string | undefined;
  readonly state?: ApplicationState | undefined;
  readonly jobId?: string | undefined;
}

/** The user who asks: a role may be limited to jobs. */
export type Reader = Pick<Viewer, 'jobs'>;
export const EVERY_JOB: Reader = {};

interface ApplicationListQuery extends ApplicationFilter, Pick<ListQuery, 'sort' | 'cursor'> {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
}

function conditionOf(reader: Reader, { search, state, jobId }: ApplicationFilter): SQL | undefined {
  return and(
    handledApplications(reader),
    state && eq(jobApplications.state, state),
    jobId ? eq(jobApplications.jobId, jobId) : undefined,
    matchingLowered(search, jobApplications.searched),
  );
}

function orderFor(sort: ListQuery['sort']): Order<ApplicationRow> {
  // Newest first by default.
  return orderOf<ApplicationRow>(jobApplications, sort ?? '-createdAt', []);
}

/** A page of applications, by cursor or, with `limit`, by number. */
export function listApplications(
  db: Database,
  reader: Reader,
  { sort, cursor, limit, page, ...filter }: ApplicationListQuery,
): Promise<ListPage<ApplicationRow>> {
  const query = { limit, cursor, page: limit && page };
  return tablePage(db, jobApplications, orderFor(sort), conditionOf(reader, filter), query);
}

/** All matching applications, newest first, in batches. */
export const applicationBatches = (
  db: Database,
  reader: Reader,
  filter: ApplicationFilter,
): AsyncGenerator<ApplicationRow[]> =>
  tableBatches(db, jobApplications, orderFor(undefined), conditionOf(reader, filter));

const isApplication = (reader: Reader, id: string) => and(eq(jobApplications.id, id), handledApplications(reader));

/** One application; undefined when it does not exist, or its job is none of the reader's. */
export async function findApplication(db: Database, reader: Reader, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(jobApplications).where(isApplication(reader, id)).limit(1);
  return row;
}

/** The same, locked until the transaction ends. @throws 404 */
export async function lockApplication(tx: Database, reader: Reader, id: string): Promise<ApplicationRow> {
  const [row] = await tx.select().from(jobApplications).where(isApplication(reader, id)).limit(1).for('update');
  if (!row) throw notFound('Application');
  return row;
}

/** Announces an application, or a change of it, to webhooks. */
export const announceApplication = (
  tx: Database,
  now: Date,
  { id, reference, version, state }: ApplicationRow,
  event: 'received' | 'updated',
): Promise<void> => {
  const about = { collection: 'job-applications' as const, id, title: reference, version };
  return announce(tx, now, event === 'updated' ? { ...about, status: state } : about, [event]);
};

const MAX_OTHERS = 50;

/** Applications of the same address for other jobs, newest first. @throws 404 for an unknown application */
export async function otherApplications(db: Database, reader: Reader, id: string) {
  const row = await findApplication(db, reader, id);
  if (!row) throw notFound('Application');
  const others = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.emailKey, row.emailKey), ne(jobApplications.id, id), handledApplications(reader)))
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
    .limit(MAX_OTHERS);
  return others.map(({ id: _id, jobTitle, reference, state, createdAt }) => ({
    ...{ _id, jobTitle, reference, state },
    createdAt: createdAt.toISOString(),
  }));
}
