import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './data-list.module.css';

export interface Fact {
  term: string;
  detail: ReactNode;
}

interface DataListProps {
  facts: readonly Fact[];
  /** `columns` places term and detail side by side if there is room. */
  layout?: 'columns' | 'stacked';
  className?: string;
}

/** A list of facts like a data sheet: a term, a value, a hairline. */
export function DataList({ facts, layout = 'columns', className }: DataListProps) {
  return (
    <div className={classNames(layout === 'columns' && classes.columns, className)}>
      <dl className={classes.list}>
        {facts.map((fact) => (
          <div key={fact.term} className={classes.fact}>
            <dt className={classes.term}>{fact.term}</dt>
            <dd className={classes.detail}>{fact.detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
