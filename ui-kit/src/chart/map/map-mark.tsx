import type { ReactNode } from 'react';
import classes from './map-mark.module.css';

interface MapMarkProps {
  readonly x: string;
  readonly y: string;
  /** The first group has a ring around its marks, the second squares, the others points. */
  readonly rank: number;
}

/** The mark of a place. Groups differ in shape, not only in colour. */
export function MapMark({ x, y, rank }: MapMarkProps): ReactNode {
  if (rank === 0) {
    return (
      <>
        <circle className={classes.ring} cx={x} cy={y} r="9" />
        <circle className={classes.mark} cx={x} cy={y} r="5" />
      </>
    );
  }
  if (rank === 1) {
    return <rect className={classes.mark} x={x} y={y} width="9" height="9" transform="translate(-4.5 -4.5)" />;
  }
  return <circle className={classes.point} cx={x} cy={y} r="3.75" />;
}
