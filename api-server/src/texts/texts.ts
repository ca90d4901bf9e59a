import { dayIn, ENGLISH, inLanguage, inWords, numberIn, pluralFormIn, weekdayIn, type Dates } from 'api-client';
import type { Config } from '../config';
import { catalogueOf, type Catalogue } from './catalogues';

/** The values of a text's placeholders, by name. */
type Values = Readonly<Record<string, string | number>>;

/** The texts of emails in the language of their reader. A text that is not translated stays English. */
export interface Texts {
  /** The reader's language; undefined for English. Links lead to pages in it. */
  readonly language: string | undefined;
  /** The language of the texts: English if the reader's has no PO file. */
  readonly lang: string;
  /** Translates an English text: `text('Dear {name},', { name })`. */
  text(english: string, values?: Values): string;
  /** The text for a number of things, which is `{count}` in it. */
  count(count: number, one: string, other: string): string;
  /** A number of days; in English, small numbers are words. */
  days(count: number): string;
  /** A moment with its weekday and time zone. */
  appointment(dates: Dates, moment: string): string;
  /** The path of a page in the reader's language. */
  path(english: string): string;
}

const PLACEHOLDER = /\{(\w+)\}/;

/** A text with values in place of its placeholders. Placeholders in a value stay as they are. */
export const filled = (text: string, values: Values): string =>
  text
    .split(PLACEHOLDER)
    .map((part, at) => (at % 2 === 0 ? part : String(values[part] ?? `{${part}}`)))
    .join('');

function textsIn(language: string | undefined, catalogue: Catalogue | undefined): Texts {
  const lang = language && catalogue ? language : ENGLISH;
  const texts: Texts = {
    language,
    lang,
    text: (english, values = {}) => filled(catalogue?.[english]?.[0] ?? english, values),
    count: (count, one, other) => {
      const found = catalogue?.[one];
      const form = (found ?? [one, other])[pluralFormIn(found ? lang : ENGLISH, count)] ?? other;
      return filled(form, { count: numberIn(lang, count) });
    },
    days: (count) => (lang === ENGLISH ? inWords(count, 'day') : texts.count(count, '{count} day', '{count} days')),
    appointment: (dates, moment) => {
      if (lang === ENGLISH) return dates.appointment(moment);
      const day = dates.dayOf(moment);
      return texts.text('{weekday}, {day} at {time} {zone}', {
        weekday: weekdayIn(lang, day),
        day: dayIn(lang, day),
        time: dates.timeOf(moment),
        zone: `${dates.zoneName(moment)} (${dates.timeZone})`,
      });
    },
    path: (english) => inLanguage(english, language ?? ENGLISH),
  };
  return texts;
}

/** The texts for readers of English. */
export const ENGLISH_TEXTS = textsIn(undefined, undefined);

/**
 * The texts for a reader.
 *
 * @param language of the page from which the reader wrote; English if the site no longer has it
 */
export function textsFor({ languages }: Pick<Config, 'languages'>, language: string | null | undefined): Texts {
  return language && languages.includes(language) ? textsIn(language, catalogueOf(language)) : ENGLISH_TEXTS;
}
