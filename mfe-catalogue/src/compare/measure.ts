/** A number or a range of numbers at the beginning of a value, with its unit. */
export interface Measure {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
/** A number, perhaps a second one, and a word that begins with a letter or a sign of a unit. */
const BEGINNING = new RegExp(
  `^(${NUMBER})(?:(?: to | ?– ?)(${NUMBER}))? ?([%°µ\\p{L}][^\\s,;()]*)(?![^\\s,;()]| to )`,
  'u',
);

const read = (digits: string): number => Number(digits.replaceAll(',', '').replace('−', '-'));

/** Reads `−29 to 121 °C` or `0.99 g/cm³ at 20 °C`; other texts have no measure. */
export function readMeasure(text: string): Measure | undefined {
  const [, low, high = low, unit] = BEGINNING.exec(text) ?? [];
  if (low === undefined || high === undefined || unit === undefined) return undefined;
  return { low: read(low), high: read(high), unit };
}

/**
 * The measures of a row of values, or `undefined` when it is not about numbers of one unit: fewer than two of its values
 * have a measure, their units differ, or all are equal.
 */
export function measuresOf(values: readonly string[]): readonly (Measure | undefined)[] | undefined {
  const measures = values.map(readMeasure);
  const found = measures.filter((measure) => measure !== undefined);
  const units = new Set(found.map(({ unit }) => unit));
  const spans = new Set(found.map(({ low, high }) => `${low} ${high}`));
  return found.length > 1 && units.size === 1 && spans.size > 1 ? measures : undefined;
}
