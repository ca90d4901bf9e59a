import { dayOfYearText, numberText } from 'api-client';
import type { VisitMonth } from 'api-client';
import type { ReactNode } from 'react';
import classes from './visits.module.css';

const WIDTH = 20;
const GAP = 4;
const HEIGHT = 120;

/** The visits of each day as bars. A table below has the same figures for people who cannot see the bars. */
export function DayChart({ days }: Pick<VisitMonth, 'days'>): ReactNode {
  const most = Math.max(0, ...days.map(({ visits }) => visits));
  const width = days.length * (WIDTH + GAP);
  const last = days.at(-1);
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, visits }, index) => {
          const height = Math.max(visits > 0 ? 2 : 0, (visits / Math.max(1, most)) * HEIGHT);
          return (
            <rect key={day} x={index * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height} rx="2">
              <title>{`${dayOfYearText(day)}: ${visits}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={classes.caption}>
        <span>{days[0] && dayOfYearText(days[0].day)}</span>
        <span>Busiest day: {numberText(most)}</span>
        <span>{last && dayOfYearText(last.day)}</span>
      </figcaption>
      <details>
        <summary>Every day as a table</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Visits</th>
              <th scope="col">Pages</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, visits, pages }) => (
              <tr key={day}>
                <th scope="row">{dayOfYearText(day)}</th>
                <td>{visits}</td>
                <td>{pages}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
