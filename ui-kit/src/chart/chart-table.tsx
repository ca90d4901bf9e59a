import { seriesText, type ChartData } from 'api-client/formats';
import type { ReactNode } from 'react';
import classes from './chart-table.module.css';

interface ChartTableProps extends ChartData {
  /** The words that open it. */
  readonly title: ReactNode;
}

/** The numbers of a chart as a table, which opens below it. */
export function ChartTable({ names, rows, title }: ChartTableProps): ReactNode {
  const numbers = rows.map(({ value, low, high }) => [value, low, high].filter((number) => number !== undefined));
  const text = seriesText(numbers.flat());
  const width = Math.max(...numbers.map(({ length }) => length));
  return (
    <details className={classes.details}>
      <summary>{title}</summary>
      <table className={classes.table}>
        <thead>
          <tr>
            {names.slice(0, width + 1).map((name, index) => (
              <th key={`${index} ${name}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label }, index) => (
            <tr key={`${index} ${label}`}>
              <th scope="row">{label}</th>
              {numbers[index]?.map((number, column) => (
                <td key={column}>{text(number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
