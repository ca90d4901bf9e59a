import { and, asc, eq, inArray } from 'drizzle-orm';
import { handlesJob, rolesOfJob } from '../../auth/limits-of-role';
import { whoMay } from '../../auth/who-may';
import { auditChange } from '../../audit';
import { HOUR } from '../../clock';
import type { Database } from '../../database/database';
import { admins, jobPostings, jobRecruiters } from '../../database/schema';
import { invalidField, notFound } from '../../errors/failures';
import { takeIfFree } from '../../limits/limits';
import type { Change, Services } from '../../services';
import type { Reader } from './repository';

/** Administrators who may read the applications to a job, and so be its recruiters and be mentioned. */
const isRecruiter = (jobId?: string) =>
  whoMay({ collection: 'job-applications' }, 'handle', jobId === undefined ? undefined : rolesOfJob(jobId));

/** All administrators who handle applications, by name. */
export async function listRecruiters(db: Database): Promise<{ _id: string; name: string; role: string }[]> {
  const rows = await db.select().from(admins).where(isRecruiter()).orderBy(asc(admins.sortName), asc(admins.id));
  return rows.map(({ id, name, role, ownRoleId }) => ({ _id: id, name, role: role ?? ownRoleId ?? '' }));
}

/** The recruiters with these ids. @throws 400 that names the field, when one of them does not handle applications */
export async function recruitersOf(db: Database, jobId: string, field: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found = await db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(and(isRecruiter(jobId), inArray(admins.id, wanted)))
    .orderBy(asc(admins.id));
  if (found.length < wanted.length) throw invalidField(field, 'One of these people does not handle applications');
  return found;
}

async function requireJob(db: Database, reader: Reader, id: string): Promise<{ title: string }> {
  if (!handlesJob(reader, id)) throw notFound('Job');
  const [job] = await db.select({ title: jobPostings.title }).from(jobPostings).where(eq(jobPostings.id, id)).limit(1);
  if (!job) throw notFound('Job');
  return job;
}

/** The recruiters of a job, by id. @throws 404 for an unknown job */
export async function readJobRecruiters(db: Database, reader: Reader, jobId: string): Promise<string[]> {
  await requireJob(db, reader, jobId);
  const rows = await db
    .select({ id: jobRecruiters.adminId })
    .from(jobRecruiters)
    .where(eq(jobRecruiters.jobId, jobId))
    .orderBy(asc(jobRecruiters.adminId));
  return rows.map(({ id }) => id);
}

/** Sets the recruiters of a job. @throws 400 for an id that is not a recruiter's, 404 for an unknown job */
export async function changeJobRecruiters(change: Change, jobId: string, ids: readonly string[]) {
  await change.services.db.transaction(async (tx) => {
    const { title } = await requireJob(tx, change.viewer, jobId);
    const chosen = await recruitersOf(tx, jobId, 'recruiterIds', ids);
    await tx.delete(jobRecruiters).where(eq(jobRecruiters.jobId, jobId));
    if (chosen.length > 0) await tx.insert(jobRecruiters).values(chosen.map(({ id }) => ({ jobId, adminId: id })));
    await auditChange(tx, change, { action: 'choose-recruiters', collection: 'job-postings', entityId: jobId, title });
  });
  return readJobRecruiters(change.services.db, change.viewer, jobId);
}

interface Noticed {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly reference: string;
}

/** The sentence about an application in an email to recruiters. */
export const NOTICES = {
  applied: 'A new application has come in',
  replaced:
    'A newer application from the same email address has replaced an earlier one, which can still be read below it',
  withdrawn: 'An application was withdrawn by the applicant',
} as const;

const MAX_NOTICES_PER_HOUR = 60;

/**
 * Emails a job's recruiters about an application. The email has no data of the person: permitted readers look it up.
 * After many in an hour no more are sent; the list has them all.
 */
export async function noticeRecruiters(
  { clock, mail, config }: Services,
  tx: Database,
  { id, jobId, jobTitle, reference }: Noticed,
  what: keyof typeof NOTICES,
): Promise<void> {
  const recruiters = await tx
    .select({ email: admins.email })
    .from(jobRecruiters)
    .innerJoin(admins, eq(admins.id, jobRecruiters.adminId))
    .where(and(eq(jobRecruiters.jobId, jobId), isRecruiter(jobId)))
    .orderBy(asc(admins.id));
  if (recruiters.length === 0) return;
  const limits = [{ key: `application-notice:${jobId}`, most: MAX_NOTICES_PER_HOUR, within: HOUR }];
  if (!(await takeIfFree(tx, clock, limits))) return;
  for (const { email } of recruiters) {
    await mail.enqueue(tx, {
      to: email,
      subject: `${jobTitle}: ${reference}`,
      text: `${NOTICES[what]}.\n\nPosition: ${jobTitle}\nReference: ${reference}\n\n${config.siteUrl}/admin/job-applications/${id}\n\nYou get this email as a recruiter of this position.\n`,
    });
  }
}
