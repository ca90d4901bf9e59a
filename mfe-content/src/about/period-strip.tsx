import type { SectionItem } from 'api-client';
import { readColour } from './period-colour';
import { periodScale } from './period-scale';
import classes from './period-strip.module.css';

/** The periods to scale, in their colours; the list below has their years and texts. */
export function PeriodStrip({ items }: { readonly items: readonly SectionItem[] }) {
  const scale = periodScale(
    items.map(({ years }) => years),
    new Date().getFullYear(),
  );
  if (!scale) return null;
  return (
    <svg className={classes.strip} aria-hidden="true">
      {scale.ticks.map(({ year, at }) => (
        <g key={year}>
          <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="56" />
          <text x={`${at}%`} y="76" textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}>
            {year}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1="28" y2="28" />
      {scale.spans.map(
        (span, index) =>
          span && (
            <rect
              key={index}
              x={`${span.from}%`}
              y="12"
              width={`${span.length}%`}
              height="32"
              fill={readColour(items[index]?.bgColor)}
            />
          ),
      )}
    </svg>
  );
}
