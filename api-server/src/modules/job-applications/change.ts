import type { JobApplicationChange } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { jobApplications } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import { toJobApplication, type ApplicationRow } from './application-entity';

export const STALE = 'Somebody else has changed this application';

/**
 * Moves an application to another state or adds a note to it.
 * @throws 404 when there is none, 409 with the current one after a stale `version`
 */
export async function changeApplication(
  { services, viewer, request }: Change,
  id: string,
  { state, note, version }: JobApplicationChange,
): Promise<ApplicationRow> {
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).limit(1).for('update');
    if (!row) throw notFound('Application');
    if (version !== undefined && version !== row.version) throw conflict(STALE, toJobApplication(row));
    const now = services.clock.now();
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
    const written = { at: now, actor: viewer, collection: 'job-applications', entityId: id, requestId: request.id };
    if (state && state !== row.state) {
      await writeAudit(tx, { ...written, action: 'change-state', title: `${row.reference}: ${row.state} to ${state}` });
    }
    if (note) await writeAudit(tx, { ...written, action: 'add-note', title: row.reference });
    return changed;
  });
}
