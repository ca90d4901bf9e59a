import type { Interview } from 'api-client';
import type { interviewBodySchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { DAY } from '../../clock';
import { siteDates } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { jobApplications } from '../../database/schema';
import { conflict, invalidField, notFound } from '../../errors/failures';
import { newId } from '../../identity';
import { senderOf } from '../../mail/sender';
import { unlinked } from '../../mail/unlinked';
import type { Change, Services } from '../../services';
import { ENGLISH_TEXTS, textsFor, type Texts } from '../../texts/texts';
import { findSiteSettings } from '../site-settings/repository';
import { answersOf, type ApplicationRow } from './application-entity';
import { jobTitleFor } from './job-title';
import { interviewCalendar } from './calendar';
import { whenOf } from './interview-times';
import { announceApplication, lockApplication } from './repository';

const MAX_INTERVIEWS = 10;
const MAX_DAYS_AHEAD = 730;
const IN_PAST = 'The interview must be in the future';
const TOO_FAR = 'The interview must be within two years';
const IS_OVER = 'This interview has begun already and can’t be cancelled';
const TOO_MANY = 'This application has as many interviews as it can have';

/** The calendar file of an interview, with the company as organizer. */
async function calendarFile(
  { clock, config }: Services,
  db: Database,
  interview: Interview,
  jobTitle: string,
  texts: Texts,
): Promise<string> {
  const [settings] = await findSiteSettings(db);
  const sender = senderOf(config.mailFrom);
  return interviewCalendar({
    ...{ interview, jobTitle, texts, dates: await siteDates(db), now: clock.now() },
    organizer: { name: settings?.title || sender.name, email: settings?.email || sender.address },
  });
}

/** Emails the applicant about an interview, with its calendar file, in the language of the application form. */
async function notifyApplicant(
  services: Services,
  tx: Database,
  row: ApplicationRow,
  interview: Interview,
): Promise<void> {
  const { email, reference } = row;
  const texts = textsFor(services.config, row.consent?.language);
  const job = await jobTitleFor(tx, texts, row);
  const { text } = texts;
  const dates = await siteDates(tx);
  const isOff = interview.cancelledAt !== null;
  const lines = isOff
    ? [
        text('we have to cancel our interview about the position "{job}" on {when}.', {
          job,
          when: texts.appointment(dates, interview.startsAt),
        }),
      ]
    : [
        text('we would like to meet you about the position "{job}".', { job }),
        [
          text('When: {when}', { when: whenOf(texts, dates, interview) }),
          text('Where: {place}', { place: interview.place }),
        ].join('\n'),
        ...(interview.message ? [interview.message] : []),
        text('The attached file adds the appointment to your calendar, in your own time zone.'),
      ];
  const subject = isOff ? 'Cancelled: interview for {job} ({reference})' : 'Interview for {job} ({reference})';
  await services.mail.enqueue(tx, {
    to: email,
    language: texts.lang,
    subject: text(subject, { job, reference }),
    text: [text('Dear {name},', { name: unlinked(answersOf(row).fullName) }), ...lines].join('\n\n'),
    calendar: await calendarFile(services, tx, interview, job, texts),
  });
}

async function change(
  change: Change,
  id: string,
  action: string,
  next: (row: ApplicationRow, now: Date) => { readonly interviews: Interview[]; readonly changed: Interview },
): Promise<ApplicationRow> {
  const now = change.services.clock.now();
  const changedRow = await change.services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, change.viewer, id);
    const { interviews, changed } = next(row, now);
    const [stored] = await tx
      .update(jobApplications)
      .set({ interviews, updatedAt: now, version: row.version + 1 })
      .where(eq(jobApplications.id, id))
      .returning();
    if (!stored) throw notFound('Application');
    await notifyApplicant(change.services, tx, stored, changed);
    await auditChange(tx, change, { action, collection: 'job-applications', entityId: id, title: row.reference });
    await announceApplication(tx, now, stored, 'updated');
    return stored;
  });
  void change.services.mail.flush();
  return changedRow;
}

/**
 * Creates an interview with an applicant and invites them by email.
 * @throws 400 for a time that has passed, 404 for an unknown application, 409 for too many
 */
export function addInterview(
  call: Change,
  id: string,
  { startsAt, minutes, place, message = '' }: z.output<typeof interviewBodySchema>,
): Promise<ApplicationRow> {
  return change(call, id, 'invite-to-interview', (row, now) => {
    const start = new Date(startsAt);
    if (start <= now) throw invalidField('startsAt', IN_PAST);
    if (start.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY) throw invalidField('startsAt', TOO_FAR);
    if (row.interviews.length >= MAX_INTERVIEWS) throw conflict(TOO_MANY);
    const changed = {
      ...{ _id: newId(now), startsAt: start.toISOString(), minutes, place, message },
      ...{ author: call.viewer.name, createdAt: now.toISOString(), cancelledAt: null },
    };
    return { interviews: [...row.interviews, changed], changed };
  });
}

/** Cancels an interview. @throws 404 when it does not exist, or is cancelled; 409 once it has begun */
export function cancelInterview(call: Change, id: string, interviewId: string): Promise<ApplicationRow> {
  return change(call, id, 'cancel-interview', (row, now) => {
    const found = row.interviews.find(({ _id, cancelledAt }) => _id === interviewId && cancelledAt === null);
    if (!found) throw notFound('Interview');
    if (Date.parse(found.startsAt) <= now.getTime()) throw conflict(IS_OVER);
    const changed = { ...found, cancelledAt: now.toISOString() };
    return { interviews: row.interviews.map((one) => (one === found ? changed : one)), changed };
  });
}

/** The calendar file of an interview. @throws 404 when it does not exist */
export async function calendarOf(
  services: Services,
  row: ApplicationRow | undefined,
  interviewId: string,
): Promise<string> {
  const interview = row?.interviews.find(({ _id }) => _id === interviewId);
  if (!row || !interview) throw notFound('Interview');
  return calendarFile(services, services.db, interview, row.jobTitle, ENGLISH_TEXTS);
}
