import type { Dates, Interview } from 'api-client';
import ICAL from 'ical.js';
import { uuidOf } from '../../identity';
import type { Texts } from '../../texts/texts';
import { whenOf } from './interview-times';

interface Appointment {
  readonly interview: Interview;
  readonly jobTitle: string;
  /** The company, which calendars show as the other side. */
  readonly organizer: { readonly name: string; readonly email: string };
  /** Dates in the site's time zone. */
  readonly dates: Dates;
  readonly now: Date;
  /** The texts of the applicant's language. */
  readonly texts: Texts;
}

// The library does not count the space that begins a continued line; a line has 75 octets at most.
ICAL.foldLength = 74;

const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
const date = (name: string, moment: Date) => [name, {}, 'date-time', utc(moment)];
const line = (name: string, value: string) => [name, {}, 'text', value];

/**
 * An interview as a calendar file (RFC 5545): its times are UTC, which each calendar shows in its own zone, and its
 * text has the time in the site's. When cancelled, it has the same id and a higher number, so that calendars remove it.
 */
export function interviewCalendar({ interview, jobTitle, organizer, dates, now, texts }: Appointment): string {
  const isOff = interview.cancelledAt !== null;
  const when = whenOf(texts, dates, interview);
  const event = [
    // Independent of the site's address.
    line('uid', uuidOf(`interviews/${interview._id}`)),
    date('dtstamp', now),
    ['organizer', { cn: organizer.name }, 'cal-address', `mailto:${organizer.email}`],
    ['sequence', {}, 'integer', isOff ? 1 : 0],
    line('status', isOff ? 'CANCELLED' : 'CONFIRMED'),
    date('created', new Date(interview.createdAt)),
    date('last-modified', now),
    date('dtstart', new Date(interview.startsAt)),
    ['duration', {}, 'duration', `PT${interview.minutes}M`],
    line('summary', texts.text('Interview: {job}', { job: jobTitle })),
    line('location', interview.place),
    line('description', [when, interview.message].filter(Boolean).join('\n\n')),
  ];
  const calendar = [
    line('version', '2.0'),
    line('prodid', `-//tridhara//careers//${texts.lang.toUpperCase()}`),
    line('method', isOff ? 'CANCEL' : 'PUBLISH'),
  ];
  return `${ICAL.stringify(['vcalendar', calendar, [['vevent', event, []]]])}\r\n`;
}
