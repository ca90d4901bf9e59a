import { eq } from 'drizzle-orm';
import { HOUR, MINUTE } from '../../clock';
import { stateOf } from '../../content-types/job-postings/state';
import { isPublic } from '../../content/columns';
import { siteDay } from '../../content/site-dates';
import { jobPostings } from '../../database/schema';
import { ApiFailure } from '../../errors/failures';
import { takeIfFree } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey } from '../../text/fold';
import type { Texts } from '../../texts/texts';
import { issueCode, type ApplicationPurpose } from '../auth/one-time-codes';
import { jobTitleFor } from './job-title';

/** How many times as many applications an hour one network address may send if each proves its email address. */
const WITH_PROOF = 10;

export const ENTER_CODE = 'Enter the code that we have sent to your email address';

interface Sent {
  readonly jobId: string;
  readonly email: string;
}

/** A code is for one job and one email address. */
export const purposeOf = ({ jobId }: Pick<Sent, 'jobId'>): ApplicationPurpose => `apply:${jobId}`;

/** The applications an hour from a network address that prove their email address. */
export const provedApplications = ({ config }: Pick<Services, 'config'>, address: string) => ({
  ...{ key: `application-proved:${address}`, within: HOUR },
  most: config.limits.formsPerHour * WITH_PROOF,
});

/**
 * Emails a code to an applicant whose network address has sent too many applications, at most a few to one email
 * address. Within a minute the former code stays valid and no other is sent.
 *
 * @param refused the refusal of the application
 * @returns the refusal, which asks for the code if one was sent
 */
export async function askForProof(
  { db, clock, config, mail }: Services,
  { jobId, email }: Sent,
  address: string,
  texts: Texts,
  refused: ApiFailure,
): Promise<ApiFailure> {
  const now = clock.now();
  const [job] = await db.select().from(jobPostings).where(eq(jobPostings.id, jobId)).limit(1);
  const isOpen = job && isPublic(job, now) && stateOf(job, await siteDay(db, now)) !== 'closed';
  if (!isOpen) return refused;
  const caller = { key: `application-code:${address}`, most: config.limits.formsPerHour * WITH_PROOF, within: HOUR };
  const key = `apply:${emailKey(email)}`;
  const recipient = [
    { key: `code:minute:${key}`, most: 1, within: MINUTE },
    { key: `code:hour:${key}`, most: config.limits.codesPerHour, within: HOUR },
  ];
  if (await takeIfFree(db, clock, recipient)) {
    if (!(await takeIfFree(db, clock, [caller]))) return refused;
    const title = await jobTitleFor(db, texts, { jobId, jobTitle: job.title });
    await db.transaction(async (tx) => {
      const code = await issueCode({ clock }, tx, email, purposeOf({ jobId }));
      await mail.enqueue(tx, codeEmailOf(texts, { email, job: title, code }));
    });
    void mail.flush();
  }
  const { headers } = refused.details;
  return new ApiFailure(refused.statusCode, refused.message, {
    ...(headers && { headers }),
    errors: [{ path: 'code', message: ENTER_CODE }],
  });
}

/** The email with the code, in the language of the form. Locked screens show subjects: the code is only in the text. */
const codeEmailOf = (
  { text, lang }: Texts,
  { email, job, code }: { readonly email: string; readonly job: string; readonly code: string },
) => ({
  ...{ to: email, language: lang, subject: text('Confirm your email address') },
  text: [
    text('Your code to send your application for the position "{job}" is {code}.', { job, code }),
    text(
      'Enter it in the application form, which still has everything that you typed. It is valid for 10 minutes and works once.',
    ),
    text('We ask for it because several applications came from your network within an hour.'),
    text('If you did not apply, you can ignore this email.'),
  ].join('\n\n'),
});
