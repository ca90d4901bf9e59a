import { counted } from 'api-client';
import type { ReactNode } from 'react';
import type { Failed } from './run-each';
import classes from './bulk.module.css';

/** Failures that are shown one by one. */
const MOST_SHOWN = 10;

interface FailedItemsProps<Item> {
  readonly failed: readonly Failed<Item>[];
  readonly nameOf: (item: Item) => string;
}

/** The items that an action did not change, and why. */
export function FailedItems<Item>({ failed, nameOf }: FailedItemsProps<Item>): ReactNode {
  const further = failed.length - MOST_SHOWN;
  return (
    <ul className={classes.failed}>
      {failed.slice(0, MOST_SHOWN).map(({ item, reason }, index) => (
        <li key={index}>
          {nameOf(item)}: {reason}
        </li>
      ))}
      {further > 0 && <li>{counted(further, 'further item')}</li>}
    </ul>
  );
}
