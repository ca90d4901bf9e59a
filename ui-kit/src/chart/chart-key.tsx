import type { ReactNode } from 'react';
import classes from './chart-key.module.css';

interface ChartKeyProps {
  readonly names: readonly string[];
  readonly mark: 'line' | 'point';
}

/** The meaning of a mark and of the band around it. */
export function ChartKey({ names, mark }: ChartKeyProps): ReactNode {
  const [, value = '', low = '', high = ''] = names;
  return (
    <ul className={classes.key} role="list">
      <li>
        <svg viewBox="0 0 20 10" aria-hidden="true">
          {mark === 'line' ? <rect y="3.5" width="20" height="3" /> : <circle cx="10" cy="5" r="5" />}
        </svg>
        <span>{value}</span>
      </li>
      <li>
        <svg viewBox="0 0 20 10" aria-hidden="true">
          <rect className={classes.band} width="20" height="10" />
        </svg>
        <span>{`${low} – ${high}`}</span>
      </li>
    </ul>
  );
}
