import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { jobApplicationBodySchema } from 'api-client/schemas';
import { DAY, HOUR } from '../../clock';
import { isPublic } from '../../content/columns';
import { files, jobApplications, jobPostings } from '../../database/schema';
import { gone, invalidField, notFound } from '../../errors/failures';
import { fileNameOf } from '../../files/store-file';
import { newId, newReference } from '../../identity';
import { take } from '../../limits/limits';
import { within, type Services } from '../../services';
import { emailKey, sortKey } from '../../text/fold';
import { stateOf } from '../job-postings/repository';
import { confirmationOf } from './confirmation';
import { findApplicationOf } from './repository';

type Application = z.output<typeof jobApplicationBodySchema>;

export const RECEIVED = 'Your application was sent successfully';
export const JOB_CLOSED = 'This position is closed and takes no more applications';
export const RESUME_NOT_USABLE = 'Please upload your resume again';
/** Applications are deleted with their résumé a year after they came in. */
export const APPLICATION_KEPT = 365 * DAY;

const REFERENCE_PREFIX = 'TC';

/** Somebody else's request made the same application in the same moment. */
class AlreadyApplied extends Error {
  override readonly name = 'AlreadyApplied';
}

/**
 * Takes an application (specification, sections 5 and 7; security.md 20, 22): one row per job and address, a résumé that
 * this server minted and nobody has used, a confirmation by mail, at most five an hour from one network address.
 *
 * @param address the sender's network address
 * @returns the reference; the first one again for the same job and mail address
 * @throws 400 for an unusable résumé, 404 for an unknown job, 410 for a closed one, 429 for too many
 */
export async function apply(services: Services, application: Application, address: string): Promise<string> {
  // A field that people never see was filled: a machine is told that all went well, and nothing happens.
  if (application.website) return newReference(REFERENCE_PREFIX);
  const { db, clock, config } = services;
  const now = clock.now();
  const [job] = await db.select().from(jobPostings).where(eq(jobPostings.id, application.jobId)).limit(1);
  if (!job || !isPublic(job, now)) throw notFound('Job');
  const key = emailKey(application.email);
  const earlier = await findApplicationOf(db, job.id, key);
  if (earlier) return earlier.reference;
  if (stateOf(job, now) === 'closed') throw gone(JOB_CLOSED);

  const taken = await take(db, clock, [
    { key: `job-application:${address}`, most: config.limits.formsPerHour, within: HOUR },
  ]);
  try {
    const reference = await store(services, application, { id: job.id, title: job.title }, key);
    void services.mail.flush();
    return reference;
  } catch (error) {
    // Only what was stored counts against the limit.
    await taken.release();
    const same = error instanceof AlreadyApplied ? await findApplicationOf(db, job.id, key) : undefined;
    if (same) return same.reference;
    throw error;
  }
}

function store(
  services: Services,
  application: Application,
  job: { id: string; title: string },
  key: string,
): Promise<string> {
  const now = services.clock.now();
  const reference = newReference(REFERENCE_PREFIX);
  const { fullName, contactNumber, email, address, education, experience, resume } = application;
  const answers = { fullName, contactNumber, email, address, education, experience, resume };
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(jobApplications)
      .values({
        ...answers,
        id: newId(now),
        createdAt: now,
        updatedAt: now,
        reference,
        jobId: job.id,
        jobTitle: job.title,
        sortName: sortKey(application.fullName),
        emailKey: key,
        notes: [],
        consentAt: now,
        purgeAt: new Date(now.getTime() + APPLICATION_KEPT),
      })
      .onConflictDoNothing({ target: [jobApplications.jobId, jobApplications.emailKey] })
      .returning({ id: jobApplications.id });
    if (!row) throw new AlreadyApplied();
    await useResume(within(services, tx), application.resume);
    await services.mail.enqueue(tx, confirmationOf({ ...answers, jobTitle: job.title, reference }));
    return reference;
  });
}

/** Gives a résumé to an application. The row is taken and marked in one step, so that two never share one. */
async function useResume({ db, clock }: Pick<Services, 'db' | 'clock'>, address: string): Promise<void> {
  const name = fileNameOf(address);
  const [used] = name
    ? await db
        .update(files)
        .set({ used: true, purgeAt: null, updatedAt: clock.now() })
        .where(
          and(eq(files.name, name), eq(files.kind, 'resume'), eq(files.used, false), gt(files.purgeAt, clock.now())),
        )
        .returning({ id: files.id })
    : [];
  if (!used) throw invalidField('resume', RESUME_NOT_USABLE);
}
