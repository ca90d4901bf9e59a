import { eq, inArray, lte, type SQL } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Database } from '../../database/database';
import { files, jobApplications } from '../../database/schema';
import { deleteNotedFiles, forgetFiles } from '../../files/file-deletions';
import { eraseAnswers } from '../../idempotency/erase-answers';
import type { Change, Services } from '../../services';
import { announceDeletions } from '../../webhooks/announce';
import type { ApplicationRow } from './application-entity';
import { lockApplication } from './repository';

/**
 * Deletes applications, announces it to webhooks, and notes in the same transaction that the files of their resumes are
 * to be deleted.
 * @returns the deleted rows
 */
export async function removeApplications(tx: Database, which: SQL, now: Date): Promise<ApplicationRow[]> {
  const gone = await tx.delete(jobApplications).where(which).returning();
  if (gone.length === 0) return gone;
  const ids = gone.map(({ id }) => id);
  await forgetFiles(tx, inArray(files.applicationId, ids), now);
  const deleted = gone.map(({ id, reference, version }) => ({ id, title: reference, version }));
  await eraseAnswers(
    tx,
    gone.flatMap(({ id, reference }) => [id, reference]),
  );
  await announceDeletions(tx, now, 'job-applications', deleted);
  return gone;
}

/** Permanently deletes an application with everything that was sent. @throws 404 when it does not exist */
export async function deleteApplication(change: Change, id: string): Promise<void> {
  const now = change.services.clock.now();
  await change.services.db.transaction(async (tx) => {
    const { reference } = await lockApplication(tx, change.viewer, id);
    await removeApplications(tx, eq(jobApplications.id, id), now);
    await auditChange(tx, change, {
      action: 'delete',
      collection: 'job-applications',
      entityId: id,
      title: reference,
    });
  });
  await deleteNotedFiles(change.services);
}

export async function cleanUpApplications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction((tx) => removeApplications(tx, lte(jobApplications.purgeAt, now), now));
}
