import { siteDates } from './site-dates';
import type { Database } from '../database/database';

/** A day, a month or a year of ISO 8601: programs read it as UTC. */
const DAY = /^\d{4}(?:-\d{2}){0,2}$/;
/** What a moment ends with; a date without it is a day as its writer has it. */
const ZONE = /(?:Z|[+-]\d{2}:?\d{2}|UTC|GMT)$/i;

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The day of a date as tables keep it; that of a moment is the site's. Undefined for none.
 * @param date what `Date` understands
 */
export async function storedDay(db: Database, date: string): Promise<string | undefined> {
  const text = date.trim();
  if (text === '') return undefined;
  const moment = new Date(text);
  if (DAY.test(text)) return moment.toISOString().slice(0, 10);
  if (ZONE.test(text)) return (await siteDates(db)).dayOf(moment);
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** When an item is published whose body names no day: the moment it is scheduled for, else now. */
export function publicationMoment(publishAt: string | null | undefined, now: Date): Date {
  return publishAt ? new Date(publishAt) : now;
}
