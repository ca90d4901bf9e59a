import { LOCALE, once } from './locale';

const numbers = once(() => new Intl.NumberFormat(LOCALE));
const plurals = once(() => new Intl.PluralRules(LOCALE));

/** A number with the separators of the site's language: `5,875`. */
export const numberText = (value: number): string => numbers().format(value);

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Writes the numbers of one series, all with as many decimals as one of them needs. */
export function seriesText(values: readonly number[]): (value: number) => string {
  const digits = Math.max(...values.map(decimalsOf));
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format;
}

/** The text for one thing or the text for any other number of things, by the language's rule. */
export const plural = (count: number, one: string, many: string): string =>
  plurals().select(count) === 'one' ? one : many;

/** A number with its noun: `1 view`, `5,875 views`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${plural(count, one, many)}`;

const IN_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The same with small numbers in words: `one working day`, `24 months`. */
export const inWords = (count: number, one: string): string =>
  `${IN_WORDS[count] ?? numberText(count)} ${plural(count, one, `${one}s`)}`;

/**
 * The size of a file.
 *
 * @param bytes a whole number of bytes
 * @returns such as `194 bytes`, `640 kB` or `4.8 MB`
 */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
