import type { Dates } from 'api-client';

const DAY = 86_400_000;

/** The site's day so many days from now, as a date field holds it. */
export function inDays(days: number, dates: Dates): string {
  return dates.dayOf(new Date(Date.now() + days * DAY));
}
