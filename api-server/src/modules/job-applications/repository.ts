import type { ApplicationState, ListQuery } from 'api-client';
import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { jobApplications } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { listPage, type ListPage } from '../../pagination/list-page';
import { after, cursorOf, orderBy, orderOf, type Order } from '../../pagination/order';
import { matchingLowered } from '../../pagination/search-pattern';
import type { ApplicationRow } from './application-entity';

/** The filters of the list of applications. */
export interface ApplicationFilter {
  readonly search?: string | undefined;
  readonly state?: ApplicationState | undefined;
  readonly jobId?: string | undefined;
}

interface ApplicationListQuery extends ApplicationFilter, Pick<ListQuery, 'sort' | 'cursor'> {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
}

function conditionOf({ search, state, jobId }: ApplicationFilter): SQL | undefined {
  return and(
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
  { sort, cursor, limit, page, ...filter }: ApplicationListQuery,
): Promise<ListPage<ApplicationRow>> {
  const offset = !cursor && limit && page ? (page - 1) * limit : 0;
  const source = {
    select: (where: SQL | undefined, order: SQL[], most: number) =>
      db
        .select()
        .from(jobApplications)
        .where(where)
        .orderBy(...order)
        .offset(offset)
        .limit(most),
    count: async (where: SQL | undefined) => {
      const [found] = await db.select({ count: count() }).from(jobApplications).where(where);
      return found?.count ?? 0;
    },
  };
  return listPage(source, orderFor(sort), conditionOf(filter), { limit, cursor });
}

const BATCH = 500;

/** All matching applications, newest first, read in batches, so that a table of any length needs little memory. */
export async function* eachApplication(db: Database, filter: ApplicationFilter): AsyncGenerator<ApplicationRow> {
  const order = orderFor(undefined);
  const condition = conditionOf(filter);
  let cursor: string | undefined;
  for (;;) {
    const rows = await db
      .select()
      .from(jobApplications)
      .where(and(condition, after(order, cursor)))
      .orderBy(...orderBy(order))
      .limit(BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    cursor = cursorOf(order, last);
  }
}

/** One application; undefined when it does not exist. */
export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id)).limit(1);
  return row;
}

const MAX_OTHERS = 50;

/** Applications of the same address for other jobs, newest first. @throws 404 for an unknown application */
export async function otherApplications(db: Database, id: string) {
  const row = await findApplication(db, id);
  if (!row) throw notFound('Application');
  const others = await db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.emailKey, row.emailKey), ne(jobApplications.id, id)))
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
    .limit(MAX_OTHERS);
  return others.map(({ id: _id, jobTitle, reference, state, createdAt }) => ({
    ...{ _id, jobTitle, reference, state },
    createdAt: createdAt.toISOString(),
  }));
}
