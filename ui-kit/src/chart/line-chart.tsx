import { seriesText, type ChartRow } from 'api-client/formats';
import type { ReactNode } from 'react';
import type { inEnglish } from '../translated';
import { Plot } from './plot';
import { roundScale } from './scale';
import { endsOf } from './summary';
import classes from './line-chart.module.css';

/** Values over time as a line, in a band from the lowest to the highest if there are any. */
export function LineChart({
  rows,
  say,
}: {
  readonly rows: readonly ChartRow[];
  readonly say: typeof inEnglish;
}): ReactNode {
  const scale = roundScale(
    rows.flatMap(({ value, low = value, high = value }) => [value, low, high]),
    false,
  );
  const text = seriesText(rows.map(({ value }) => value));
  const x = (index: number): number => Math.round((index / (rows.length - 1)) * 10_000) / 100;
  const y = (value: number): number => Math.round((100 - scale.at(value)) * 100) / 100;
  const path = (values: readonly string[]): string => `M${values.join('L')}`;
  const points = (valueOf: (row: ChartRow) => number): string[] =>
    rows.map((row, index) => `${x(index)} ${y(valueOf(row))}`);
  const last = rows.at(-1);
  const banded = rows.some(({ low }) => low !== undefined);
  const upper = points(({ value, high = value }) => high);
  const lower = points(({ value, low = value }) => low).toReversed();
  return (
    <Plot
      summary={endsOf(rows, text, say)}
      scale={scale}
      labels={rows.map(({ label }) => label)}
      x={x}
      {...(last && { last: { text: text(last.value), y: y(last.value) } })}
    >
      <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
        {banded && <path className={classes.band} d={`${path([...upper, ...lower])}Z`} />}
        <path className={classes.line} d={path(points(({ value }) => value))} />
      </svg>
      <svg className={classes.points}>{last && <circle cx="100%" cy={`${y(last.value)}%`} r="5" />}</svg>
    </Plot>
  );
}
