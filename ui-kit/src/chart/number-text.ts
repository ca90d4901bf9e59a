import { LOCALE } from 'api-client/formats';

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Writes the numbers of one series, all with the same number of decimals. */
export function numberTextOf(values: readonly number[]): (value: number) => string {
  const digits = Math.max(...values.map(decimalsOf));
  const { format } = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format;
}
