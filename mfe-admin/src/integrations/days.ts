import type { Dates } from 'api-client';

const DAY = 86_400_000;

/** The date in the site's time zone after a number of days, in the format of a date input. */
export function inDays(days: number, dates: Dates): string {
  return dates.dayOf(new Date(Date.now() + days * DAY));
}
