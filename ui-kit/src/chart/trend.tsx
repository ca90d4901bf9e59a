import classes from './trend.module.css';

/** The drawing's height in its own units; one unit wide for each step, and stretched to its place. */
const HEIGHT = 24;

interface TrendProps {
  /** At least two, the oldest first. */
  readonly values: readonly number[];
  /** The values in words, for screen readers. */
  readonly label: string;
}

/** A small line beside a figure, through its former values, in the colour of the text. */
export function Trend({ values, label }: TrendProps) {
  const lowest = Math.min(...values);
  const step = HEIGHT / (Math.max(...values) - lowest || 1);
  const points = values.map((value, index) => `${index} ${Math.round(HEIGHT - (value - lowest) * step)}`);
  return (
    <svg
      className={classes.trend}
      viewBox={`0 0 ${values.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={`M${points.join('L')}`} />
      <path d={`M${points.at(-1)}h0`} />
    </svg>
  );
}
