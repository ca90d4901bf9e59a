import type { Dates, Interview } from 'api-client';
import type { Texts } from '../../texts/texts';

/** The time of an interview with its length, in the applicant's language. */
export const whenOf = (
  { appointment, count }: Texts,
  dates: Dates,
  { startsAt, minutes }: Pick<Interview, 'startsAt' | 'minutes'>,
): string => `${appointment(dates, startsAt)}, ${count(minutes, '{count} minute', '{count} minutes')}`;
