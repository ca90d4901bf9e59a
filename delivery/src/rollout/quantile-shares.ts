import type { Share } from './sequential-test';

/** How often each value was measured, in ascending order. */
export type ValueCounts = readonly (readonly [value: number, count: number])[];

/** The percentile of web vitals: three of four visits are at most at this value. */
const QUANTILE = 0.75;

const total = (counts: ValueCounts): number => counts.reduce((sum, [, count]) => sum + count, 0);

const countAbove = (counts: ValueCounts, threshold: number): number =>
  counts.reduce((sum, [value, count]) => (value > threshold ? sum + count : sum), 0);

/** The value below which 75 % of both distributions together are. */
function pooledQuantile(one: ValueCounts, other: ValueCounts, size: number): number {
  let [left, right, seen, value] = [0, 0, 0, 0];
  while (seen < size * QUANTILE) {
    const [first, second] = [one[left], other[right]];
    const next = !second || (first && first[0] <= second[0]) ? first : second;
    if (!next) break;
    if (next === first) left += 1;
    else right += 1;
    seen += next[1];
    value = next[0];
  }
  return value;
}

/**
 * Compares the 75th percentiles of two distributions by shares: the part of each that is above the 75th percentile of
 * both together (Mood's median test, at another quantile). The shares are equal when the first percentile is `ratio`
 * times the second one, and the first share is larger when it is higher.
 */
export function slowShares(one: ValueCounts, other: ValueCounts, ratio: number): { one: Share; other: Share } {
  const scaled: ValueCounts = one.map(([value, count]) => [value / ratio, count]);
  const [ofOne, ofOther] = [total(one), total(other)];
  const threshold = pooledQuantile(scaled, other, ofOne + ofOther);
  return {
    one: { hits: countAbove(scaled, threshold), of: ofOne },
    other: { hits: countAbove(other, threshold), of: ofOther },
  };
}
