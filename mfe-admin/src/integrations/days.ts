import { toLocalMoment } from 'admin-kit';

const DAY = 86_400_000;

/** The day so many days from now where the reader is, as a date field holds it. */
export function inDays(days: number): string {
  return toLocalMoment(new Date(Date.now() + days * DAY).toISOString()).slice(0, 10);
}

/** The last moment of a day where the reader is. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
