import { seriesText, type ChartRow } from 'api-client/formats';
import type { ReactNode } from 'react';
import type { inEnglish } from '../translated';
import { Plot } from './plot';
import { roundScale } from './scale';
import { endsOf } from './summary';
import classes from './column-chart.module.css';

const SHARE = 0.7;

/** Values over time as columns. */
export function ColumnChart({
  rows,
  say,
}: {
  readonly rows: readonly ChartRow[];
  readonly say: typeof inEnglish;
}): ReactNode {
  const values = rows.map(({ value }) => value);
  const scale = roundScale(values, true);
  const text = seriesText(values);
  const last = rows.at(-1);
  const place = (index: number): number => Math.round((index / rows.length) * 10_000) / 100;
  return (
    <Plot
      summary={endsOf(rows, text, say)}
      scale={scale}
      labels={rows.map(({ label }) => label)}
      x={(index) => place(index + 0.5)}
      {...(last && { last: { text: text(last.value), y: 100 - scale.at(last.value) } })}
    >
      <svg className={classes.columns}>
        {rows.map(({ label, value }, index) => (
          <rect
            key={`${index} ${label}`}
            x={`${place(index + (1 - SHARE) / 2)}%`}
            y={`${100 - scale.at(value)}%`}
            width={`${place(SHARE)}%`}
            height={`${scale.at(value)}%`}
          >
            <title>{`${label}: ${text(value)}`}</title>
          </rect>
        ))}
      </svg>
    </Plot>
  );
}
