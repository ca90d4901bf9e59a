import type { JobApplicationChange } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { jobApplications } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import { announce } from '../../webhooks/announce';
import { recruitersOf } from './recruiters';
import { toJobApplication, type ApplicationRow } from './application-entity';

export const STALE = 'Somebody else has changed this application';

/** The email about a mention. The note and the applicant's name are only in the application. */
function mentionEmail(to: string, by: string, { id, jobTitle, reference }: ApplicationRow, siteUrl: string): Message {
  return {
    to,
    subject: `${reference}: ${unlinked(by)} mentioned you`,
    text: `${unlinked(by)} mentioned you in a note on an application for "${jobTitle}".\n\n${siteUrl}/admin/job-applications/${id}\n`,
  };
}

/**
 * Changes the state of an application, adds a note or a score; emails mentioned recruiters, and the applicant.
 * @throws 400 for a mention of an unknown recruiter, 404 when it does not exist, 409 with the current one after a stale
 * `version`
 */
export async function changeApplication(
  { services, viewer, request }: Change,
  id: string,
  { state, note, mentions = [], score, mail, version }: JobApplicationChange,
): Promise<ApplicationRow> {
  const { siteUrl } = services.config;
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).limit(1).for('update');
    if (!row) throw notFound('Application');
    if (version !== undefined && version !== row.version) throw conflict(STALE, toJobApplication(row));
    const now = services.clock.now();
    const at = now.toISOString();
    const mentioned = mentions.length > 0 ? await recruitersOf(tx, 'mentions', mentions) : [];
    const notes = [
      ...row.notes,
      ...(note ? [{ text: note, author: viewer.name, at }] : []),
      ...(mail ? [{ text: `Mail sent: ${mail.subject}`, author: viewer.name, at }] : []),
    ];
    const others = row.scores.filter(({ adminId }) => adminId !== viewer.adminId);
    const [changed] = await tx
      .update(jobApplications)
      .set({
        updatedAt: now,
        version: row.version + 1,
        ...(state && { state }),
        notes,
        ...(score !== undefined && {
          scores: score === null ? others : [...others, { adminId: viewer.adminId, author: viewer.name, score, at }],
        }),
      })
      .where(and(eq(jobApplications.id, id), eq(jobApplications.version, row.version)))
      .returning();
    if (!changed) throw notFound('Application');
    const written = { at: now, actor: viewer, collection: 'job-applications', entityId: id, requestId: request.id };
    if (state && state !== row.state) {
      await writeAudit(tx, { ...written, action: 'change-state', title: `${row.reference}: ${row.state} to ${state}` });
    }
    if (note) await writeAudit(tx, { ...written, action: 'add-note', title: row.reference });
    if (score !== undefined) await writeAudit(tx, { ...written, action: 'score', title: row.reference });
    for (const { email } of mentioned) await services.mail.enqueue(tx, mentionEmail(email, viewer.name, row, siteUrl));
    if (mail) {
      await services.mail.enqueue(tx, { to: row.email, ...mail });
      await writeAudit(tx, { ...written, action: 'send-mail', title: `${row.reference}: ${mail.subject}` });
    }
    const announced = { collection: 'job-applications' as const, id, title: row.reference, version: changed.version };
    await announce(tx, now, { ...announced, status: changed.state }, ['updated']);
    return changed;
  });
}
