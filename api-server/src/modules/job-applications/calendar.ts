import type { Interview } from 'api-client';
import { createEvent, type DateTime } from 'ics';

interface Appointment {
  readonly interview: Interview;
  readonly jobTitle: string;
  /** Whose calendar names the other side; such as `https://www.example.com`. */
  readonly siteUrl: string;
  readonly now: Date;
}

const parts = (moment: Date): DateTime => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/**
 * An interview as a calendar file (RFC 5545). Called off it has the same name and a higher number, so that the calendar
 * that has taken it removes it.
 */
export function interviewCalendar({ interview, jobTitle, siteUrl, now }: Appointment): string {
  const isOff = interview.cancelledAt !== null;
  const { error, value } = createEvent({
    uid: `${interview._id}@${new URL(siteUrl).hostname}`,
    productId: 'tridhara/careers',
    method: isOff ? 'CANCEL' : 'PUBLISH',
    status: isOff ? 'CANCELLED' : 'CONFIRMED',
    sequence: isOff ? 1 : 0,
    created: parts(new Date(interview.createdAt)),
    lastModified: parts(now),
    start: parts(new Date(interview.startsAt)),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: interview.minutes },
    title: `Interview: ${jobTitle}`,
    location: interview.place,
    ...(interview.message && { description: interview.message }),
  });
  if (error || !value) throw error ?? new Error('The calendar file is empty');
  return value;
}
