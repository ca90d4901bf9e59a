import { datesOf, DEFAULT_TIME_ZONE, type Dates } from 'api-client';
import type { ReactNode } from 'react';
import { useAppSelector } from './hooks';
import type { RootState } from './root-reducer';
import { selectSiteSettings } from './site-settings';

/** Formats days and moments in the site's time zone, the same on the server and in every browser. */
export function selectDates(state: RootState): Dates {
  return datesOf(selectSiteSettings(state)?.timeZone ?? DEFAULT_TIME_ZONE);
}

/** Formats days and moments in the site's time zone. */
export function useDates(): Dates {
  return useAppSelector(selectDates);
}

interface MomentProps {
  /** In ISO 8601. */
  readonly at: string;
}

/** A moment in the site's time zone, with its name: `23 Nov 2026, 06:30 pm IST`. */
export function Moment({ at }: MomentProps): ReactNode {
  return <time dateTime={at}>{useDates().moment(at)}</time>;
}

/** The day of a moment in the site's time zone: `23 Nov 2026`. */
export function ShortDay({ at }: MomentProps): ReactNode {
  return <time dateTime={at}>{useDates().shortDay(at)}</time>;
}

interface DayProps {
  /** A day, or a moment in ISO 8601. */
  readonly at: string;
  readonly className?: string | undefined;
}

/** A day in words, `1 August 2026`; text that is not a date is shown unchanged. */
export function Day({ at, className }: DayProps): ReactNode {
  const dates = useDates();
  if (Number.isNaN(Date.parse(at))) return <span className={className}>{at}</span>;
  return (
    <time className={className} dateTime={at}>
      {dates.day(at)}
    </time>
  );
}
