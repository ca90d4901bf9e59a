/** A period's place on a scale of years, in per cent. */
export interface Span {
  readonly from: number;
  readonly length: number;
}

export interface PeriodScale {
  /** A span per period; `undefined` for years that cannot be read. */
  readonly spans: readonly (Span | undefined)[];
  /** Years at equal distances, with their places. */
  readonly ticks: readonly { readonly year: number; readonly at: number }[];
}

/** A period until the present ends with a word of any language. */
const YEARS = /^(\d{4})(?:\s*[-–]\s*(\d{4}|\p{L}.*))?$/u;
const TICK = 5;

function readYears(text: string | undefined, now: number): { first: number; last: number } | undefined {
  const [, first, last = first] = YEARS.exec((text ?? '').trim()) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const end = /^\d/.test(last) ? Number(last) : Math.max(now, Number(first));
  return end < Number(first) ? undefined : { first: Number(first), last: end };
}

/**
 * Places periods such as `2005-2006` or `2023-Present` on one scale.
 *
 * @param now the year that a period until the present ends in
 * @returns `undefined` if fewer than two of them can be read
 */
export function periodScale(years: readonly (string | undefined)[], now: number): PeriodScale | undefined {
  const periods = years.map((text) => readYears(text, now));
  const found = periods.filter((period) => period !== undefined);
  if (found.length < 2) return undefined;
  const begin = Math.min(...found.map(({ first }) => first));
  const end = Math.max(begin + 1, ...found.map(({ last }) => last));
  const at = (year: number): number => Math.round(((year - begin) / (end - begin)) * 10_000) / 100;
  const first = Math.ceil(begin / TICK);
  const count = Math.floor(end / TICK) - first + 1;
  return {
    // A period within one year is seen, too.
    spans: periods.map(
      (period) => period && { from: at(period.first), length: Math.max(0.5, at(period.last) - at(period.first)) },
    ),
    ticks: Array.from({ length: Math.max(0, count) }, (_, index) => {
      const year = (first + index) * TICK;
      return { year, at: at(year) };
    }),
  };
}
