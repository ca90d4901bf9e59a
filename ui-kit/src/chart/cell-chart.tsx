import type { ReactNode } from 'react';
import classes from './cell-chart.module.css';

interface Span {
  readonly low: number;
  readonly high: number;
}

/** The scale that the cells of one row or column share. */
export interface CellScale {
  readonly from: number;
  readonly to: number;
  /** Whether its numbers are ranges: a single number among them is a mark, not a bar from zero. */
  readonly ranges: boolean;
}

/**
 * A scale that includes zero, for at least one number or range.
 *
 * @param spans numbers (both ends are equal) and ranges of one unit
 */
export function cellScale(spans: readonly Span[]): CellScale {
  const from = Math.min(0, ...spans.map(({ low }) => low));
  const to = Math.max(0, ...spans.map(({ high }) => high));
  const ranges = from < 0 || spans.some(({ low, high }) => low !== high);
  return { from, to: to > from ? to : from + 1, ranges };
}

/** A bar or a range below the text of a table's cell, which contains the numbers for a screen reader. */
export function CellChart({ low, high, scale }: Span & { readonly scale: CellScale }): ReactNode {
  const at = (value: number): number => Math.round(((value - scale.from) / (scale.to - scale.from)) * 10_000) / 100;
  const begin = scale.ranges ? low : 0;
  return (
    <svg className={classes.cell} aria-hidden="true">
      <rect className={classes.ground} width="100%" height="100%" />
      <rect x={`${at(begin)}%`} width={`${at(high) - at(begin)}%`} height="100%" />
      {begin === high && <circle cx={`${at(high)}%`} cy="50%" r="5" />}
      {scale.from < 0 && <line x1={`${at(0)}%`} x2={`${at(0)}%`} y1="-50%" y2="150%" />}
    </svg>
  );
}
