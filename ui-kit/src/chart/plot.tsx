import { seriesText } from 'api-client/formats';
import type { ReactNode } from 'react';
import type { Scale } from './scale';
import { shownLabels } from './shown-labels';
import classes from './plot.module.css';

interface PlotProps {
  /** Its name for screen readers. */
  readonly summary: string;
  readonly scale: Scale;
  readonly labels: readonly string[];
  /** The place of a row from the left, in per cent. */
  readonly x: (index: number) => number;
  /** The last value, beside its point. */
  readonly last?: { readonly text: string; readonly y: number };
  /** SVG elements over the whole area. */
  readonly children: ReactNode;
}

function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (x === 0) return 'start';
  return x === 100 ? 'end' : 'middle';
}

/** The area of a chart over time: lines at round numbers, and labels below. Text is never stretched. */
export function Plot({ summary, scale, labels, x, last, children }: PlotProps): ReactNode {
  const text = seriesText(scale.ticks);
  return (
    <div className={classes.plot} role="img" aria-label={summary}>
      <div className={classes.ticks}>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick}>{text(tick)}</span>
        ))}
      </div>
      <div className={classes.area}>
        <svg className={classes.grid}>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? classes.zero : undefined}
              x2="100%"
              y1={`${100 - scale.at(tick)}%`}
              y2={`${100 - scale.at(tick)}%`}
            />
          ))}
        </svg>
        {children}
      </div>
      {last && (
        <div className={classes.last}>
          <span>{last.text}</span>
          <svg>
            <text y={`${last.y}%`} dy="0.35em">
              {last.text}
            </text>
          </svg>
        </div>
      )}
      <svg className={classes.labels}>
        {shownLabels(labels).map(({ index, text: label, always }) => (
          <text
            key={index}
            className={always ? undefined : classes.roomy}
            x={`${x(index)}%`}
            y="1em"
            textAnchor={anchorOf(x(index))}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
