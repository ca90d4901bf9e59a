import { useSyncExternalStore } from 'react';
import { useDates } from 'shared-store';
import { TextDay } from './text-day';

const never = () => () => undefined;

function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

interface DayProps {
  /** A day or a moment in the API's format. */
  readonly value: string;
  readonly className?: string;
}

/** Specification, section 4: the date of a blog card is the given date, otherwise today's date in the local format. */
export function DayOrToday({ value }: { readonly value: string }) {
  const browser = useIsBrowser();
  if (value !== '') return <TextDay at={value} />;
  // A server does not know the reader's date.
  // eslint-disable-next-line no-restricted-properties -- the specification asks for the reader's own format
  return <span>{browser ? new Date().toLocaleDateString() : ''}</span>;
}

interface TimeProps extends DayProps {
  /** The day of the time: the time zone's abbreviation may depend on it. */
  readonly day: string;
}

/** The time of publication with the site's time zone, `14:30 IST`; any other text is unchanged. */
export function TimeOfDay({ value, day, className }: TimeProps) {
  const dates = useDates();
  const isMoment = value.includes('T') && !Number.isNaN(Date.parse(value));
  const time = isMoment ? dates.timeOf(value) : value;
  if (!/^\d{1,2}:\d{2}$/.test(time)) return <span className={className}>{value}</span>;
  const moment = isMoment ? value : /^\d{4}-\d{2}-\d{2}/.test(day) ? dates.startOf(day.slice(0, 10)) : new Date(0);
  return (
    <time className={className} dateTime={isMoment ? value : time}>
      {`${time} ${dates.zoneName(moment)}`}
    </time>
  );
}
