import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { jobApplications } from '../../database/schema';
import type { ServedFile } from './service';

/** Records who opens the resume of an application, before any of it is sent. */
export async function auditOpening({ services, viewer, request }: Change, file: ServedFile): Promise<void> {
  const { db, clock } = services;
  const [application] = file.applicationId
    ? await db
        .select({ reference: jobApplications.reference })
        .from(jobApplications)
        .where(eq(jobApplications.id, file.applicationId))
        .limit(1)
    : [];
  await writeAudit(db, {
    ...{ at: clock.now(), actor: viewer, action: 'open-resume', collection: 'job-applications' },
    ...{ entityId: file.applicationId ?? '', title: application?.reference ?? 'Not sent with an application yet' },
    requestId: request.id,
  });
}
