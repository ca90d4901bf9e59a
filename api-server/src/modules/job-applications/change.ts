import type { JobApplicationChange } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { jobApplications } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import { announceApplication, lockApplication } from './repository';
import { recruitersOf } from './recruiters';
import { toJobApplication, type ApplicationRow } from './application-entity';
import type { Change } from '../../services';
import { textsFor } from '../../texts/texts';

export const STALE = 'Someone else has changed this application';

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
  change: Change,
  id: string,
  { state, note, mentions = [], score, mail, version }: JobApplicationChange,
): Promise<ApplicationRow> {
  const { services, viewer } = change;
  const { siteUrl } = services.config;
  return services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, viewer, id);
    if (version !== undefined && version !== row.version) throw conflict(STALE, toJobApplication(row));
    const now = services.clock.now();
    const at = now.toISOString();
    const mentioned = mentions.length > 0 ? await recruitersOf(tx, row.jobId, 'mentions', mentions) : [];
    const notes = [
      ...row.notes,
      ...(note ? [{ text: note, author: viewer.name, at }] : []),
      ...(mail ? [{ text: `Email sent: ${mail.subject}`, author: viewer.name, at }] : []),
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
    const audit = (action: string, title = row.reference): Promise<void> =>
      auditChange(tx, change, { action, collection: 'job-applications', entityId: id, title });
    if (state && state !== row.state) {
      await audit('change-state', `${row.reference}: ${row.state} to ${state}`);
    }
    if (note) await audit('add-note');
    if (score !== undefined) await audit('score');
    for (const { email } of mentioned) await services.mail.enqueue(tx, mentionEmail(email, viewer.name, row, siteUrl));
    if (mail) {
      const { lang } = textsFor(services.config, row.consent?.language);
      await services.mail.enqueue(tx, { to: row.email, language: lang, ...mail });
      await audit('send-mail', `${row.reference}: ${mail.subject}`);
    }
    await announceApplication(tx, now, changed, 'updated');
    return changed;
  });
}
