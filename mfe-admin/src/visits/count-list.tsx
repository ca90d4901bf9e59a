import { useId, type ReactNode } from 'react';
import { Heading, Panel } from 'ui-kit';
import classes from './visits.module.css';

interface CountListProps {
  readonly title: string;
  /** What the names are. */
  readonly noun: string;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  /** What stands for an empty name. */
  readonly unnamed?: string;
}

/** Names and how often each was counted, most first. */
export function CountList({ title, noun, counts, unnamed = '' }: CountListProps): ReactNode {
  const id = useId();
  return (
    <Panel>
      <Heading level={2} size={6} id={id}>
        {title}
      </Heading>
      {counts.length === 0 ? (
        <p className={classes.note}>None this month</p>
      ) : (
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{noun}</th>
              <th scope="col">Times</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name === '' ? unnamed : name}</th>
                <td>{count.toLocaleString('en-IN')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
