import classes from './trend.module.css';

/** The drawing's height in its own units; it is one unit wide for each year, and is stretched to its place. */
const HEIGHT = 24;

interface TrendProps {
  /** Numbers separated by spaces, the oldest first. */
  readonly values: string;
}

/** A line through the former values of a figure, from the lowest to the highest. */
export function Trend({ values }: TrendProps) {
  const numbers = values.split(/ +/).map(Number);
  const lowest = Math.min(...numbers);
  const step = HEIGHT / (Math.max(...numbers) - lowest || 1);
  const points = numbers.map((value, index) => `${index} ${Math.round(HEIGHT - (value - lowest) * step)}`);
  return (
    <svg
      className={classes.trend}
      viewBox={`0 0 ${numbers.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={values}
    >
      <path d={`M${points.join('L')}`} />
      <path d={`M${points.at(-1)}h0`} />
    </svg>
  );
}
