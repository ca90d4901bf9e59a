import { ownApplicationPath, type OwnApplication } from 'api-client';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Database } from '../../database/database';
import { jobApplications } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import { inTransaction, type Services } from '../../services';
import { filled, textsFor, type Texts } from '../../texts/texts';
import { answersOf, sendingsOf, type ApplicationRow } from './application-entity';
import { jobTitleFor } from './job-title';
import { announceApplication, EVERY_JOB, lockApplication } from './repository';
import { noticeRecruiters } from './recruiters';
import { listStateMails } from './state-mails';

export const DECIDED =
  'A decision on this application has been made, so it can no longer be withdrawn. Please write to us';
/** The note on an application that was withdrawn, and its author. */
export const WITHDRAWN = 'Withdrawn by the applicant';
const APPLICANT = 'The applicant';

/**
 * The address of the page on which an applicant sees an application and withdraws it. It is signed, so that nothing has
 * to be stored for it, and ends with the application.
 */
export async function ownApplicationAddress(
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  id: string,
  texts: Pick<Texts, 'path'>,
): Promise<string> {
  return config.siteUrl + texts.path(ownApplicationPath(`${id}.${await keys.sign('own-applications', id)}`));
}

/** Whether the applicant has no more interviews. */
const isOver = (state: ApplicationRow['state']): boolean => state === 'withdrawn' || state === 'rejected';

/** The data of an application that its applicant may see. */
export function toOwnApplication(row: ApplicationRow, now: Date): OwnApplication {
  const { reference, jobTitle, state } = row;
  const newest = sendingsOf(row).slice(1).at(-1);
  return {
    ...{ reference, jobTitle, state },
    sentAt: row.createdAt.toISOString(),
    sentAgainAt: newest?.at ?? null,
    purgeAt: row.purgeAt.toISOString(),
    interviews: (isOver(state) ? [] : row.interviews)
      .filter(({ startsAt, cancelledAt }) => cancelledAt === null && Date.parse(startsAt) > now.getTime())
      .map(({ _id, startsAt, minutes, place }) => ({ _id, startsAt, minutes, place })),
  };
}

/** The application of a key. @throws 404 for an invalid key */
export async function openOwnApplication(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  key: string,
): Promise<ApplicationRow> {
  const [id = '', signature = ''] = key.split('.');
  const isSigned = await keys.verifies('own-applications', id, signature);
  const [row] = isSigned ? await db.select().from(jobApplications).where(eq(jobApplications.id, id)).limit(1) : [];
  if (!row) throw notFound('Application');
  return row;
}

/** The email to an applicant who has withdrawn, in the wording of that state. */
async function withdrawalEmail({ config }: Services, tx: Database, row: ApplicationRow): Promise<Message> {
  const texts = textsFor(config, row.consent?.language);
  const wording = (await listStateMails(tx, texts)).find(({ state }) => state === 'withdrawn');
  const values = {
    name: unlinked(answersOf(row).fullName),
    job: await jobTitleFor(tx, texts, row),
    reference: row.reference,
  };
  return {
    to: row.email,
    language: texts.lang,
    subject: filled(wording?.subject ?? '', values),
    text: filled(wording?.text ?? '', values),
  };
}

/**
 * Withdraws an application for its applicant, who gets an email about it. Recruiters still see it until it is deleted; the confirmation says how to
 * have it deleted at once.
 *
 * @param reference of the application that the applicant sees
 * @throws 404 for an invalid key or another application's, 409 once it is decided
 */
export async function withdrawApplication(
  services: Services,
  key: string,
  reference: string | undefined,
  requestId: string,
): Promise<ApplicationRow> {
  const { db, clock, mail } = services;
  const withdrawn = await db.transaction(async (tx) => {
    const { id } = await openOwnApplication(inTransaction(services, tx), key);
    const row = await lockApplication(tx, EVERY_JOB, id);
    if (reference !== undefined && row.reference !== reference) throw notFound('Application');
    if (row.state === 'withdrawn') return row;
    if (row.state === 'hired' || row.state === 'rejected') throw conflict(DECIDED);
    const now = clock.now();
    const [changed] = await tx
      .update(jobApplications)
      .set({
        ...{ state: 'withdrawn', updatedAt: now, version: sql`${jobApplications.version} + 1` },
        notes: [...row.notes, { text: WITHDRAWN, author: APPLICANT, at: now.toISOString() }],
      })
      .where(eq(jobApplications.id, id))
      .returning();
    if (!changed) throw notFound('Application');
    await writeAudit(tx, {
      ...{ at: now, actor: { name: APPLICANT, email: '' }, action: 'withdraw', collection: 'job-applications' },
      ...{ entityId: id, title: row.reference, requestId },
    });
    await announceApplication(tx, now, changed, 'updated');
    await noticeRecruiters(services, tx, changed, 'withdrawn');
    await mail.enqueue(tx, await withdrawalEmail(services, tx, changed));
    return changed;
  });
  void mail.flush();
  return withdrawn;
}
