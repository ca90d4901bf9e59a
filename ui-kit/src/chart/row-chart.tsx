import { seriesText, type ChartRow, type ChartShape } from 'api-client/formats';
import type { ReactNode } from 'react';
import { fullScale } from './scale';
import classes from './row-chart.module.css';

type RowShape = Exclude<ChartShape, 'line' | 'columns' | 'map'>;

/** The part of the scale that a row covers, and the number on it that is marked. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly mark?: number;
  readonly text: string;
  /** The rest of its text, which matters less. */
  readonly rest?: string;
}

function spanOf(
  shape: RowShape,
  { value, low = value, high = value }: ChartRow,
  text: (value: number) => string,
): Span {
  if (shape === 'bars') return { from: 0, to: value, text: text(value) };
  if (shape === 'range') {
    return { from: low, to: high, mark: value, text: text(value), rest: `${text(low)}–${text(high)}` };
  }
  // Years have no separators.
  if (value === high) return { from: value, to: value, mark: value, text: String(value) };
  return { from: value, to: high, text: `${value}–${high}` };
}

interface RowChartProps {
  readonly shape: RowShape;
  readonly rows: readonly ChartRow[];
}

/** Rows of labels and numbers, each with its bar, range or period on one scale. */
export function RowChart({ shape, rows }: RowChartProps): ReactNode {
  const text = seriesText(rows.flatMap(({ value, low = value, high = value }) => [value, low, high]));
  const spans = rows.map((row) => spanOf(shape, row, text));
  const scale = fullScale(spans.flatMap(({ from, to }) => [from, to]));
  const ticks = shape === 'bars' ? [] : scale.ticks;
  return (
    <div className={classes.chart}>
      <ul className={classes.rows} role="list">
        {rows.map(({ label }, index) => {
          const { from, to, mark, text: number, rest } = spans[index] ?? { from: 0, to: 0, text: '' };
          return (
            <li key={`${index} ${label}`} className={classes.row}>
              <span className={classes.label}>{label}</span>
              <svg className={classes.drawing} aria-hidden="true">
                {ticks.map((tick) => (
                  <line key={tick} x1={`${scale.at(tick)}%`} x2={`${scale.at(tick)}%`} y2="100%" />
                ))}
                <rect x={`${scale.at(from)}%`} y="22%" width={`${scale.at(to) - scale.at(from)}%`} height="56%" />
                {mark !== undefined && <circle cx={`${scale.at(mark)}%`} cy="50%" r="6" />}
              </svg>
              <span className={classes.number}>
                <strong>{number}</strong> {rest}
              </span>
            </li>
          );
        })}
      </ul>
      {ticks.length > 0 && (
        <svg className={classes.scale} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x={`${scale.at(tick)}%`} y="1em" textAnchor="middle">
              {shape === 'timeline' ? tick : text(tick)}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
