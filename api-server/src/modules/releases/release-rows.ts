import type { Release } from 'api-client';
import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Database } from '../../database/database';
import { releaseItems, releases } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import { inTransaction, type Change } from '../../services';

/** The name of releases in the audit log and in reviews. */
export const RELEASES = 'releases';

export type ReleaseRow = typeof releases.$inferSelect;
export const toRelease = (
  { id, name, createdAt, createdBy, publishAt, publishedAt, publishedBy, failure, frontEnds }: ReleaseRow,
  size: number,
): Release => ({
  ...{ _id: id, name, createdBy, publishedBy, failure, frontEnds, size, createdAt: createdAt.toISOString() },
  ...{ publishAt: publishAt?.toISOString() ?? null, publishedAt: publishedAt?.toISOString() ?? null },
});

export const sizeOf = (db: Database, id: string): Promise<number> =>
  db.$count(releaseItems, eq(releaseItems.releaseId, id));

/** A release, locked. @throws 404 */
export async function locked(tx: Database, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  if (!row) throw notFound('Release');
  return row;
}

/** A release that visitors do not see yet, locked. @throws 404, or 409 for a published one */
export async function lockedOpen(tx: Database, id: string): Promise<ReleaseRow> {
  const row = await locked(tx, id);
  if (row.publishedAt) throw conflict(`“${row.name}” is published. Undo it first.`);
  return row;
}

/** Runs a change of a release in one transaction and records it. */
export function changing<Result extends ReleaseRow>(
  change: Change,
  action: string,
  work: (within: Change, tx: Database) => Promise<Result>,
): Promise<Result> {
  return change.services.db.transaction(async (tx) => {
    const row = await work({ ...change, services: inTransaction(change.services, tx) }, tx);
    await auditChange(tx, change, { action, collection: RELEASES, entityId: row.id, title: row.name });
    return row;
  });
}
