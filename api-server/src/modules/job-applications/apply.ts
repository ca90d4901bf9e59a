import { fileNameOf, PDF_UPLOAD } from 'api-client';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Dates, GivenConsent } from 'api-client';
import type { jobApplicationBodySchema } from 'api-client/schemas';
import { HOUR } from '../../clock';
import { isPublic } from '../../content/columns';
import { siteDates, siteDay } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { files, jobApplications, jobPostings } from '../../database/schema';
import { ApiFailure, gone, invalidField, notFound } from '../../errors/failures';
import { forgetFiles } from '../../files/file-deletions';
import { newId, newReference } from '../../identity';
import { take, takeIfFree, type Reservation } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { textsFor } from '../../texts/texts';
import { closingOf, purgeTime } from '../../content-types/job-postings/closing';
import { stateOf, type JobPostingRow } from '../../content-types/job-postings/state';
import { consumeCode, WRONG_CODE } from '../auth/one-time-codes';
import { agree } from '../consent/agree';
import { answersOf, sendingsOf, type ApplicationRow } from './application-entity';
import { confirmationOf } from './confirmation';
import { jobTitleFor } from './job-title';
import { ownApplicationAddress } from './own-application';
import { askForProof, provedApplications, purposeOf } from './proof';
import { announceApplication } from './repository';
import { noticeRecruiters } from './recruiters';

type Application = z.output<typeof jobApplicationBodySchema>;
type FileRow = typeof files.$inferSelect;

export const RECEIVED = 'Your application was sent successfully';
export const JOB_CLOSED = 'This position is closed and takes no more applications';
export const RESUME_NOT_USABLE = 'Please upload your resume again';
/** How often an application can be replaced; further ones get the same answer and are not stored. */
const MAX_REPLACEMENTS = 9;

/** The note on an application that was replaced, with the site's day. */
export const replacedOn = (moment: Date, dates: Dates): string =>
  `Replaced by a newer application on ${dates.day(moment)}`;

const REFERENCE_PREFIX = 'TC';

/**
 * Receives an application (specification, sections 5 and 7): one row per job and address, an unused resume that was
 * uploaded here, a confirmation by email, a few an hour from one network address, and more with the code that is then
 * sent to the email address.
 *
 * Nothing in the answer, in its time or in refusals depends on whether the address has applied before: the same
 * statements run for a first and a further application. A further one becomes the current one; the earlier ones stay
 * readable as long as it, because no sender has proved to own the address.
 *
 * @param address the sender's network address
 * @param language the language of the page; undefined for English
 * @throws 400 for an unusable resume, 404 for an unknown job, 410 for a closed one, 429 for too many, which names the field `code` if a code was sent
 */
export async function apply(
  services: Services,
  application: Application,
  address: string,
  language: string | undefined,
): Promise<void> {
  // A robot has filled the field that people never see: it gets the usual answer, and nothing happens.
  if (application.website) return;
  const { db, clock, config } = services;
  const first = { key: `job-application:${address}`, most: config.limits.formsPerHour, within: HOUR };
  try {
    const taken = await take(db, clock, [first]);
    return await storeWith(services, taken, (tx) => store(services, tx, application, language));
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.statusCode !== 429) throw error;
    const { code } = application;
    if (!code) throw await askForProof(services, application, address, textsFor(config, language), error);
    const taken = await take(db, clock, [provedApplications(services, address)]);
    await storeWith(services, taken, async (tx) => {
      // In one transaction: the code of an application that is refused stays valid. A miss is counted.
      const within = { db: tx, clock };
      const isProved = await consumeCode(within, application.email, purposeOf(application), code, address);
      return isProved ? store(services, tx, application, language) : 'unproved';
    });
  }
}

/**
 * Stores an application in a transaction. Only stored ones count against the limit.
 *
 * @throws 400 at the field `code` for one that is not proved
 */
async function storeWith(
  services: Services,
  taken: Reservation,
  work: (tx: Database) => Promise<boolean | 'unproved'>,
): Promise<void> {
  try {
    const isNew = await services.db.transaction(work);
    if (isNew === 'unproved') throw invalidField('code', WRONG_CODE);
    if (isNew) services.visits.add('sent', '');
  } catch (error) {
    await taken.release();
    throw error;
  }
  void services.mail.flush();
}

/** @returns whether it was stored, as a first application or as a replacement; repeated calls are not */
async function store(
  services: Services,
  tx: Database,
  application: Application,
  language: string | undefined,
): Promise<boolean> {
  const now = services.clock.now();
  const resume = await usableResume(tx, application.resume, now);
  const job = await openJob(tx, application.jobId, now);
  const isNew = resume.applicationId === null;
  const row = resume.applicationId
    ? await sameAgain(tx, resume.applicationId, job, application)
    : await storeSending(tx, application, job, resume, await agree(tx, { language, now }), now);
  if (!row) return false;
  const { email, reference } = row;
  const isReplacement = sendingsOf(row).length > 1;
  if (isNew) await noticeRecruiters(services, tx, row, isReplacement ? 'replaced' : 'applied');
  if (isNew) await announceApplication(tx, now, row, 'received');
  // The address may belong to another person: it gets at most a few emails, and the answer is the same.
  const most = services.config.limits.formsPerHour;
  const confirmations = [{ key: `confirmation:${emailKey(email)}`, most, within: HOUR }];
  if (!(await takeIfFree(tx, services.clock, confirmations))) return isNew;
  const texts = textsFor(services.config, language);
  const ownAddress = await ownApplicationAddress(services, row.id, texts);
  const { fullName } = answersOf(row);
  const jobTitle = await jobTitleFor(tx, texts, row);
  const confirmed = { fullName, email, jobTitle, reference, address: ownAddress, isReplacement };
  await services.mail.enqueue(tx, confirmationOf(texts, confirmed));
  return isNew;
}

/** A resume without an application yet, or one of an application, for repeated calls. */
async function usableResume(tx: Database, address: string, now: Date): Promise<FileRow> {
  const [file] = await tx
    .select()
    .from(files)
    // A picture that was uploaded for another form is not a resume.
    .where(
      and(
        eq(files.name, fileNameOf(address) ?? ''),
        eq(files.kind, 'resume'),
        eq(files.contentType, PDF_UPLOAD.accept),
      ),
    )
    .limit(1)
    .for('update');
  const waits = file && !file.used && file.purgeAt !== null && file.purgeAt > now;
  if (!file || !(waits || file.applicationId)) throw invalidField('resume', RESUME_NOT_USABLE);
  return file;
}

async function openJob(tx: Database, id: string, now: Date): Promise<JobPostingRow> {
  const [job] = await tx.select().from(jobPostings).where(eq(jobPostings.id, id)).limit(1);
  if (!job || !isPublic(job, now)) throw notFound('Job');
  if (stateOf(job, await siteDay(tx, now)) === 'closed') throw gone(JOB_CLOSED);
  return job;
}

/** The application of a resume that was sent before. Only its sender knows the name of that file. */
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

/** The answers of a row in the form of replaced ones. */
const REPLACED = sql`jsonb_build_object(
  'at', to_char(${jobApplications.consentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'fullName', ${jobApplications.fullName}, 'contactNumber', ${jobApplications.contactNumber},
  'address', ${jobApplications.address}, 'education', ${jobApplications.education},
  'experience', ${jobApplications.experience}, 'resume', ${jobApplications.resume})
  || jsonb_strip_nulls(jsonb_build_object('consent', ${jobApplications.consent}))`;

/** Stores an application, or replaces the present one, in one statement. Undefined when there were too many. */
async function storeSending(
  tx: Database,
  application: Application,
  job: JobPostingRow,
  resume: FileRow,
  consent: GivenConsent,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const { fullName, contactNumber, email, address, education, experience } = application;
  const answers = { fullName, contactNumber, address, education, experience, resume: application.resume };
  const current = { ...answers, sortName: sortKey(fullName), consentAt: now, consent, updatedAt: now };
  const dates = await siteDates(tx);
  const note = { text: replacedOn(now, dates), author: 'The application form', at: now.toISOString() };
  const { replaced, resent, notes, state, version } = jobApplications;
  const [row] = await tx
    .insert(jobApplications)
    .values({
      ...{ ...current, email, emailKey: emailKey(email), id: newId(now), createdAt: now },
      ...{ reference: newReference(REFERENCE_PREFIX), jobId: job.id, jobTitle: job.title, notes: [] },
      purgeAt: purgeTime(sql`${now.toISOString()}::timestamptz`, closingOf(job, dates)),
    })
    .onConflictDoUpdate({
      target: [jobApplications.jobId, jobApplications.emailKey],
      set: {
        ...current,
        replaced: sql`${replaced} || jsonb_build_array(${REPLACED}) || ${resent}`,
        resent: [],
        notes: sql`${notes} || ${JSON.stringify([note])}::jsonb`,
        // An application after a withdrawal is new again; the note records it.
        state: sql`case when ${state} = 'withdrawn' then 'new' else ${state} end`,
        version: sql`${version} + 1`,
      },
      setWhere: sql`jsonb_array_length(${replaced}) + jsonb_array_length(${resent}) < ${sql.raw(String(MAX_REPLACEMENTS))}`,
    })
    .returning();
  const used = { used: true, purgeAt: null, applicationId: row?.id, updatedAt: now };
  if (row) await tx.update(files).set(used).where(eq(files.id, resume.id));
  else await forgetFiles(tx, eq(files.id, resume.id), now);
  return row;
}
