import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './data-list.module.css';

export interface Fact {
  term: string;
  detail: ReactNode;
}

interface DataListProps {
  facts: readonly Fact[];
  /** `columns` sets term and detail side by side where there is room. */
  layout?: 'columns' | 'stacked';
  className?: string;
}

/** Facts as a data sheet prints them: a term, a value, a hairline. */
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
