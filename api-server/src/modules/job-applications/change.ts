import type { JobApplicationChange } from 'api-client';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../../auth/viewer';
import { jobApplications } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import type { Services } from '../../services';
import { toJobApplication, type ApplicationRow } from './application-entity';

export const STALE = 'Somebody else has changed this application';

/**
 * Moves an application to another state or adds a note to it.
 * @throws 404 when there is none, 409 with the current one after a stale `version`
 */
export async function changeApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  { state, note, version }: JobApplicationChange,
  viewer: Viewer,
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).limit(1).for('update');
    if (!row) throw notFound('Application');
    if (version !== undefined && version !== row.version) throw conflict(STALE, toJobApplication(row));
    const now = clock.now();
    const [changed] = await tx
      .update(jobApplications)
      .set({
        updatedAt: now,
        version: row.version + 1,
        ...(state && { state }),
        ...(note && { notes: [...row.notes, { text: note, author: viewer.name, at: now.toISOString() }] }),
      })
      .where(and(eq(jobApplications.id, id), eq(jobApplications.version, row.version)))
      .returning();
    if (!changed) throw notFound('Application');
    return changed;
  });
}
