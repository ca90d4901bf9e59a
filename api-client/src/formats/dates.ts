import { LOCALE, once } from './locale';

/** The time zone of a site whose settings name no other. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

const DAY_MS = 86_400_000;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const FULL_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** Days and moments in one time zone. Days are `YYYY-MM-DD`. */
export interface Dates {
  /** The zone's IANA name, such as `Asia/Kolkata`. */
  readonly timeZone: string;
  /** The day of a moment in the zone. */
  dayOf(moment: Date | string): string;
  /** The time of day of a moment, `14:30`. */
  timeOf(moment: Date | string): string;
  /** The moment at which a day begins. */
  startOf(day: string): Date;
  /** The last millisecond of a day. */
  endOf(day: string): Date;
  /** A moment in ISO 8601 with the zone's offset, `2026-11-24T10:00:00+05:30`. */
  iso(moment: Date | string): string;
  /** The value of an `<input type="datetime-local">` for a moment; empty without one. */
  toInput(moment: string | null | undefined): string;
  /** The moment of such a value. A skipped hour is the one after it; an hour that occurs twice is the first one. */
  fromInput(value: string): Date;
  /** A day, or the day of a moment, in words: `1 August 2026`. An empty value stays empty, other text is unchanged. */
  day(value: string | Date | null | undefined): string;
  /** The same in short: `1 Aug 2026`. */
  shortDay(value: string | Date): string;
  /** A moment in short: `23 Nov 2026, 06:30 pm IST`. */
  moment(value: string | Date): string;
  /** A moment as an appointment: `Tuesday, 24 November 2026 at 10:00 IST (Asia/Kolkata)`. */
  appointment(value: string | Date): string;
  /** The zone's short name at a moment, such as `IST` or `GMT+1`. */
  zoneName(moment: Date | string): string;
}

/** Whether this program knows a time zone by this IANA name. Offsets such as `+05:30` are not names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat(LOCALE, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The names that a form offers. Engines that list India by its old name get the current one. */
export function timeZones(): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => (name === 'Asia/Calcutta' ? DEFAULT_TIME_ZONE : name));
  return [...new Set([...names, DEFAULT_TIME_ZONE, 'UTC'])].sort();
}

const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALE, options);

/** Engines differ in the space before `am` and in its case and dots. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u202f\u00a0]/g, ' ')
    .replace(/\b([ap])\.?m\b\.?/i, (_all, half: string) => `${half.toLowerCase()}m`);

const toDate = (moment: Date | string): Date => (typeof moment === 'string' ? new Date(moment) : moment);

function inZone(timeZone: string): Dates {
  const parts = once(() => {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    return new Intl.DateTimeFormat('en-US', { ...digits, second: '2-digit', hourCycle: 'h23', timeZone });
  });
  const fullDay = once(() => formatter({ ...FULL_DAY, timeZone }));
  const shortDay = once(() => formatter({ ...SHORT_DAY, timeZone }));
  const short = once(() => formatter({ ...SHORT_DAY, ...CLOCK, timeZone, timeZoneName: 'short' }));
  const weekday = once(() => formatter({ weekday: 'long', timeZone }));
  const zone = once(() => formatter({ timeZone, timeZoneName: 'short' }));

  /** The local time of the zone at a moment, as the milliseconds of a UTC clock with the same reading. */
  const wall = (moment: number): number => {
    const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of parts().formatToParts(moment)) found[type] = value;
    const number = (type: Intl.DateTimeFormatPartTypes): number => Number(found[type]);
    return Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    );
  };
  const offset = (moment: number): number => wall(moment) - Math.floor(moment / 1_000) * 1_000;
  /** The moment at which clocks in the zone have this reading. */
  const momentAt = (shown: number): Date => {
    const before = shown - offset(shown - DAY_MS);
    const after = shown - offset(shown + DAY_MS);
    const found = [before, after].sort((a, b) => a - b).find((moment) => wall(moment) === shown);
    return new Date(found ?? before);
  };
  const shownAt = (moment: Date | string): string => new Date(wall(toDate(moment).getTime())).toISOString();

  const dates: Dates = {
    timeZone,
    dayOf: (moment) => shownAt(moment).slice(0, 10),
    timeOf: (moment) => shownAt(moment).slice(11, 16),
    startOf: (day) => momentAt(Date.parse(`${day}T00:00:00Z`)),
    endOf: (day) => new Date(momentAt(Date.parse(`${day}T00:00:00Z`) + DAY_MS).getTime() - 1),
    iso: (moment) => {
      const minutes = Math.round(offset(toDate(moment).getTime()) / 60_000);
      const two = (number: number): string => String(number).padStart(2, '0');
      const away = Math.abs(minutes);
      return `${shownAt(moment).slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
    },
    toInput: (moment) => (moment ? shownAt(moment).slice(0, 16) : ''),
    fromInput: (value) => momentAt(Date.parse(`${value.length === 16 ? `${value}:00` : value}Z`)),
    day: (value) => {
      if (!value) return '';
      if (typeof value === 'string' && DATE_ONLY.test(value)) return dayText(value);
      const moment = toDate(value);
      return Number.isNaN(moment.getTime()) ? String(value) : fullDay().format(moment);
    },
    shortDay: (value) => {
      if (typeof value === 'string' && DATE_ONLY.test(value)) return utc().shortDay().format(new Date(value));
      return shortDay().format(toDate(value));
    },
    moment: (value) => plain(short().format(toDate(value))),
    appointment: (value) =>
      `${weekday().format(toDate(value))}, ${fullDay().format(toDate(value))} at ${dates.timeOf(value)} ${dates.zoneName(value)} (${timeZone})`,
    zoneName: (moment) =>
      zone()
        .formatToParts(toDate(moment))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
  return dates;
}

/** A day is the same for every reader, so it is formatted without a zone. */
const utc = once(() => ({
  fullDay: once(() => formatter({ ...FULL_DAY, timeZone: 'UTC' })),
  shortDay: once(() => formatter({ ...SHORT_DAY, timeZone: 'UTC' })),
  dayOfMonth: once(() => formatter({ day: 'numeric', month: 'long', timeZone: 'UTC' })),
  month: once(() => formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' })),
}));

/** A day in words, `1 August 2026`, for days without a zone; other text is unchanged. */
export const dayText = (day: string): string =>
  Number.isNaN(Date.parse(day)) ? day : utc().fullDay().format(new Date(day));

/** A day without its year: `5 January`. */
export const dayOfYearText = (day: string): string => utc().dayOfMonth().format(new Date(day));

/** A month such as `2026-01` in words: `January 2026`. */
export const monthText = (month: string): string =>
  utc()
    .month()
    .format(new Date(`${month}-01`));

let last: Dates | undefined;

/**
 * Days and moments in a time zone; in the default zone if this program does not know the name.
 *
 * @param timeZone its IANA name
 */
export function datesOf(timeZone: string): Dates {
  // A site has one zone, so one entry is enough for the cache.
  if (last?.timeZone !== timeZone) last = inZone(isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE);
  return last;
}
