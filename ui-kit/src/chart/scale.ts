/** The number of parts of a scale, at most about. */
const PARTS = 4;

/** A round step (1, 2 or 5 times a power of ten) that divides a span into a few parts. */
function roundStep(span: number): number {
  const rough = span / PARTS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
}

/** Two decimals are exact enough on any screen, and short in the document. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** A multiple of a step, without the rounding error that would be shown. */
const multiple = (index: number, step: number): number => Number((index * step).toPrecision(12));

export interface Scale {
  /** Round numbers, equally far apart. */
  readonly ticks: readonly number[];
  /** How far a value is from the beginning of the scale, in per cent. */
  readonly at: (value: number) => number;
}

function scale(from: number, to: number, first: number, last: number, step: number): Scale {
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => multiple(first + index, step));
  return { ticks, at: (value) => round(((value - from) / (to - from)) * 100) };
}

/**
 * A scale that begins and ends at round numbers, for values above one another.
 *
 * @param values at least one number
 * @param fromZero whether it begins at zero, as lengths must
 */
export function roundScale(values: readonly number[], fromZero: boolean): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  // A curve far above zero would be flat on a scale from zero.
  const begin = fromZero || (least >= 0 && least < most / 2) ? Math.min(0, least) : least;
  const step = roundStep(most - begin || Math.abs(most) || 1);
  const first = Math.floor(begin / step);
  const last = Math.max(first + 1, Math.ceil(multiple(most, 1 / step)));
  return scale(multiple(first, step), multiple(last, step), first, last, step);
}

/** A scale that ends where the values do, with the round numbers within, for values side by side. */
export function fullScale(values: readonly number[]): Scale {
  const from = Math.min(...values);
  const most = Math.max(...values);
  const to = most > from ? most : from + 1;
  const step = roundStep(to - from);
  return scale(from, to, Math.ceil(multiple(from, 1 / step)), Math.floor(multiple(to, 1 / step)), step);
}
