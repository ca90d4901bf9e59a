import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { jobApplicationBodySchema } from 'api-client/schemas';
import { HOUR } from '../../clock';
import { isPublic } from '../../content/columns';
import type { Database } from '../../database/database';
import { files, jobApplications, jobPostings, type Sending } from '../../database/schema';
import { gone, invalidField, notFound } from '../../errors/failures';
import { forgetFiles } from '../../files/file-deletions';
import { fileNameOf } from '../../files/store-file';
import { newId, newReference } from '../../identity';
import { take, takeIfFree } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { announce } from '../../webhooks/announce';
import { closingOf, purgeTime } from '../../content-types/job-postings/closing';
import { stateOf, type JobPostingRow } from '../../content-types/job-postings/state';
import type { ApplicationRow } from './application-entity';
import { confirmationOf } from './confirmation';
import { ownApplicationAddress } from './own-application';
import { noticeRecruiters } from './recruiters';

type Application = z.output<typeof jobApplicationBodySchema>;
type FileRow = typeof files.$inferSelect;

export const RECEIVED = 'Your application was sent successfully';
export const JOB_CLOSED = 'This position is closed and takes no more applications';
export const RESUME_NOT_USABLE = 'Please upload your resume again';
/** How often an application can be sent again; what comes after that is answered alike and kept by nobody. */
export const MOST_RESENT = 9;
/** The note on an application that was sent again. */
export const SENT_AGAIN = 'Sent again with another résumé';

const REFERENCE_PREFIX = 'TC';

/**
 * Takes an application (specification, sections 5 and 7): one row per job and address, a résumé that this server minted
 * and nobody else has used, a confirmation by mail, a few an hour from one network address.
 *
 * Nothing in the answer, in its time or in what is refused depends on whether the address has applied before: the same
 * statements run for a first and a further application. A further one never replaces anything. Its résumé and answers
 * stand beside the first ones, because nobody has proved to be the owner of the address.
 *
 * @param address the sender's network address
 * @throws 400 for an unusable résumé, 404 for an unknown job, 410 for a closed one, 429 for too many
 */
export async function apply(services: Services, application: Application, address: string): Promise<void> {
  // A field that people never see was filled: a machine is told that all went well, and nothing happens.
  if (application.website) return;
  const { db, clock, config } = services;
  const taken = await take(db, clock, [
    { key: `job-application:${address}`, most: config.limits.formsPerHour, within: HOUR },
  ]);
  try {
    await db.transaction((tx) => store(services, tx, application));
    services.visits.add('sent', '');
  } catch (error) {
    // Only what was stored counts against the limit.
    await taken.release();
    throw error;
  }
  void services.mail.flush();
}

async function store(services: Services, tx: Database, application: Application): Promise<void> {
  const now = services.clock.now();
  const resume = await usableResume(tx, application.resume, now);
  const job = await openJob(tx, application.jobId, now);
  const row = resume.applicationId
    ? await sameAgain(tx, resume.applicationId, job, application)
    : await storeSending(tx, application, job, resume, now);
  if (!row) return;
  const { fullName, email, reference } = row;
  const isKnown = resume.applicationId !== null;
  if (!isKnown) await noticeRecruiters(services, tx, row, row.resent.length > 0 ? 'again' : 'applied');
  const announced = { collection: 'job-applications' as const, id: row.id, title: reference, version: row.version };
  if (!isKnown) await announce(tx, now, announced, ['received']);
  // Whoever names an address of somebody else, and from wherever: it gets a few emails, and the answer is the same.
  const most = services.config.limits.formsPerHour;
  const confirmations = [{ key: `confirmation:${emailKey(email)}`, most, within: HOUR }];
  if (!(await takeIfFree(tx, services.clock, confirmations))) return;
  const ownAddress = await ownApplicationAddress(tx, services.config.siteUrl, row.id);
  const confirmed = { fullName, email, jobTitle: job.title, reference, address: ownAddress };
  await services.mail.enqueue(tx, confirmationOf(confirmed));
}

/** A résumé that waits for its application, or one that was sent with one: the same call may come twice. */
async function usableResume(tx: Database, address: string, now: Date): Promise<FileRow> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.name, fileNameOf(address) ?? ''), eq(files.kind, 'resume')))
    .limit(1)
    .for('update');
  const waits = file && !file.used && file.purgeAt !== null && file.purgeAt > now;
  if (!file || !(waits || file.applicationId)) throw invalidField('resume', RESUME_NOT_USABLE);
  return file;
}

async function openJob(tx: Database, id: string, now: Date): Promise<JobPostingRow> {
  const [job] = await tx.select().from(jobPostings).where(eq(jobPostings.id, id)).limit(1);
  if (!job || !isPublic(job, now)) throw notFound('Job');
  if (stateOf(job, now) === 'closed') throw gone(JOB_CLOSED);
  return job;
}

/** The application that a résumé was already sent with. Whoever names that file has sent it. */
async function sameAgain(
  tx: Database,
  id: string,
  job: JobPostingRow,
  { email }: Application,
): Promise<ApplicationRow> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id)).limit(1);
  if (row?.jobId !== job.id || row.emailKey !== emailKey(email)) throw invalidField('resume', RESUME_NOT_USABLE);
  return row;
}

/** Stores a first application or adds to the one that is there, in one statement. Nothing when there were too many. */
async function storeSending(
  tx: Database,
  application: Application,
  job: JobPostingRow,
  resume: FileRow,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const { fullName, contactNumber, email, address, education, experience } = application;
  const answers = { fullName, contactNumber, address, education, experience, resume: application.resume };
  const sending: Sending = { at: now.toISOString(), ...answers };
  const note = { text: SENT_AGAIN, author: 'The application form', at: now.toISOString() };
  const room = sql`jsonb_array_length(${jobApplications.resent}) < ${sql.raw(String(MOST_RESENT))}`;
  const appended = (column: typeof jobApplications.resent | typeof jobApplications.notes, entry: object) =>
    sql`case when ${room} then ${column} || ${JSON.stringify([entry])}::jsonb else ${column} end`;
  const [row] = await tx
    .insert(jobApplications)
    .values({
      ...{ ...answers, email, emailKey: emailKey(email), sortName: sortKey(fullName) },
      ...{ id: newId(now), createdAt: now, updatedAt: now, reference: newReference(REFERENCE_PREFIX) },
      ...{ jobId: job.id, jobTitle: job.title, notes: [], consentAt: now },
      purgeAt: purgeTime(sql`${now.toISOString()}::timestamptz`, closingOf(job)),
    })
    .onConflictDoUpdate({
      target: [jobApplications.jobId, jobApplications.emailKey],
      set: {
        resent: appended(jobApplications.resent, sending),
        notes: appended(jobApplications.notes, note),
        // Who applies again after a withdrawal has changed their mind; the note says so.
        state: sql`case when ${room} and ${jobApplications.state} = 'withdrawn' then 'new' else ${jobApplications.state} end`,
        updatedAt: now,
        version: sql`${jobApplications.version} + 1`,
      },
    })
    .returning();
  if (!row) throw new Error('The database stored nothing');
  const kept = [row.resume, ...row.resent.map((one) => one.resume)].includes(application.resume);
  if (!kept) {
    await forgetFiles(tx, eq(files.id, resume.id), now);
    return undefined;
  }
  await tx
    .update(files)
    .set({ used: true, purgeAt: null, applicationId: row.id, updatedAt: now })
    .where(eq(files.id, resume.id));
  return row;
}
