import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { jobApplications } from '../../database/schema';
import type { ServedFile } from './service';
import type { Change } from '../../services';

/** Records who opens an upload of a visitor, before any of it is sent. */
export async function auditOpening(change: Change, file: ServedFile): Promise<void> {
  const { db } = change.services;
  if (file.attachedTo) {
    const { collection, id, reference } = file.attachedTo;
    await auditChange(db, change, { action: 'open-attachment', collection, entityId: id, title: reference });
    return;
  }
  const [application] = file.applicationId
    ? await db
        .select({ reference: jobApplications.reference })
        .from(jobApplications)
        .where(eq(jobApplications.id, file.applicationId))
        .limit(1)
    : [];
  await auditChange(db, change, {
    action: 'open-resume',
    collection: 'job-applications',
    entityId: file.applicationId ?? '',
    title: application?.reference ?? 'Not sent with an application yet',
  });
}
