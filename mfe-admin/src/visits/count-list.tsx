import { numberText } from 'api-client';
import { useId, type ReactNode } from 'react';
import { Heading, Panel } from 'ui-kit';
import classes from './visits.module.css';

interface CountListProps {
  readonly title: string;
  /** The kind of the names. */
  readonly noun: string;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  /** The text in place of an empty name. */
  readonly unnamed?: string;
}

/** Names with their counts, highest first. */
export function CountList({ title, noun, counts, unnamed = '' }: CountListProps): ReactNode {
  const id = useId();
  return (
    <Panel>
      <Heading level={2} size={6} id={id}>
        {title}
      </Heading>
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
              <td>{numberText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
