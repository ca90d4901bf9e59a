import { dayOfYearText, numberText, type VisitMonth } from 'api-client';
import type { ReactNode } from 'react';
import { Chart } from 'ui-kit/chart';
import classes from './visits.module.css';

/** The visits and the pages of each day as columns, with a table of the same numbers below each. */
export function DayChart({ days }: Pick<VisitMonth, 'days'>): ReactNode {
  return (
    <div className={classes.charts}>
      {(['visits', 'pages'] as const).map((counted) => (
        <Chart
          key={counted}
          title={counted === 'visits' ? 'Visits' : 'Pages'}
          unit={`a day; ${numberText(Math.max(0, ...days.map((day) => day[counted])))} on the busiest`}
          shape="columns"
          names={['Day', counted]}
          rows={days.map((day) => ({ label: dayOfYearText(day.day), value: day[counted] }))}
        />
      ))}
    </div>
  );
}
