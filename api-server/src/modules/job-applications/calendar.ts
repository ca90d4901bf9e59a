import type { Dates, Interview } from 'api-client';
import { createEvent, type DateTime } from 'ics';
import { uuidOf } from '../../identity';

interface Appointment {
  readonly interview: Interview;
  readonly jobTitle: string;
  /** The company, which calendars show as the other side. */
  readonly organizer: { readonly name: string; readonly email: string };
  /** Dates in the site's time zone. */
  readonly dates: Dates;
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
 * An interview as a calendar file (RFC 5545): its times are UTC, which each calendar shows in its own zone, and its
 * text has the time in the site's. When cancelled, it has the same id and a higher number, so that calendars remove it.
 */
export function interviewCalendar({ interview, jobTitle, organizer, dates, now }: Appointment): string {
  const isOff = interview.cancelledAt !== null;
  const when = `${dates.appointment(interview.startsAt)}, ${interview.minutes} minutes`;
  const event = {
    // Independent of the site's address.
    uid: uuidOf(`interviews/${interview._id}`),
    productId: 'tridhara/careers',
    method: isOff ? ('CANCEL' as const) : ('PUBLISH' as const),
    status: isOff ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    sequence: isOff ? 1 : 0,
    // The library supports this attribute, but its types lack it; without it, the time is that of loading the library.
    timestamp: now.getTime(),
    organizer,
    created: parts(new Date(interview.createdAt)),
    lastModified: parts(now),
    start: parts(new Date(interview.startsAt)),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    duration: { minutes: interview.minutes },
    title: `Interview: ${jobTitle}`,
    location: interview.place,
    description: [when, interview.message].filter(Boolean).join('\n\n'),
  };
  const { error, value } = createEvent(event);
  if (error || !value) throw error ?? new Error('The calendar file is empty');
  return value;
}
