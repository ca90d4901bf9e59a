import { useSyncExternalStore } from 'react';

/** That of the site, whose texts are in one language: the same on every page, whoever reads it. */
const LOCALE = 'en-IN';
/** Made once: making one takes longer than all else that a card does on the server. */
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const never = () => () => undefined;

function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface DayProps {
  /** A day or a moment as the API gives it. */
  readonly value: string;
  readonly className?: string;
}

/** A given day, in words; text that is no date is shown as it is. */
export function Day({ value, className }: DayProps) {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return <span className={className}>{value}</span>;
  return (
    <time className={className} dateTime={DATE_ONLY.test(value) ? value : moment.toISOString()}>
      {DAY.format(moment)}
    </time>
  );
}

/** Specification, section 4: the date of a blog card is the given date, otherwise today's date in the local format. */
export function DayOrToday({ value, className }: DayProps) {
  const browser = useIsBrowser();
  if (value !== '') return <Day value={value} className={className} />;
  // A server does not know the reader's day.
  return <span className={className}>{browser ? new Date().toLocaleDateString() : ''}</span>;
}

/** The time of publication: `14:30` stays as it is, a moment is shown in UTC until the reader's zone is known. */
export function TimeOfDay({ value, className }: DayProps) {
  const browser = useIsBrowser();
  const moment = new Date(value);
  if (!value.includes('T') || Number.isNaN(moment.getTime())) return <span className={className}>{value}</span>;
  return (
    <time className={className} dateTime={value}>
      {moment.toLocaleTimeString(LOCALE, browser ? TIME : { ...TIME, timeZone: 'UTC' })}
    </time>
  );
}
