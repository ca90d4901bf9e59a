import { siteDates } from './site-dates';
import type { Database } from '../database/database';

/** An ISO 8601 day, month or year: programs read it as UTC. */
const DAY = /^\d{4}(?:-\d{2}){0,2}$/;
/** The time zone at the end of a moment; without one, the date is a day in its writer's zone. */
const ZONE = /(?:Z|[+-]\d{2}:?\d{2}|UTC|GMT)$/i;

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The day of a date as tables store it; a moment has its day in the site's zone. Undefined for an empty text.
 * @param date any text that `Date` parses
 */
export async function storedDay(db: Database, date: string): Promise<string | undefined> {
  const text = date.trim();
  if (text === '') return undefined;
  const moment = new Date(text);
  if (DAY.test(text)) return moment.toISOString().slice(0, 10);
  if (ZONE.test(text)) return (await siteDates(db)).dayOf(moment);
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The publication date of an item whose body has none: the scheduled moment, else now. */
export function publicationMoment(publishAt: string | null | undefined, now: Date): Date {
  return publishAt ? new Date(publishAt) : now;
}
