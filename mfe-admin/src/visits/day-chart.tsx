import { dayOfYearText, numberText, type VisitMonth } from 'api-client';
import type { ReactNode } from 'react';
import { Chart } from 'ui-kit/chart';
import classes from './visits.module.css';

const COUNTED = [
  ['Visits', 'visits'],
  ['Pages', 'pages'],
] as const;

/** The visits and the pages of each day as columns, with a table of the same numbers below each. */
export function DayChart({ days }: Pick<VisitMonth, 'days'>): ReactNode {
  return (
    <div className={classes.charts}>
      {COUNTED.map(([title, counted]) => (
        <Chart
          key={counted}
          title={title}
          unit={`a day; ${numberText(Math.max(0, ...days.map((day) => day[counted])))} on the busiest`}
          shape="columns"
          names={['Day', title]}
          rows={days.map((day) => ({ label: dayOfYearText(day.day), value: day[counted] }))}
        />
      ))}
    </div>
  );
}
