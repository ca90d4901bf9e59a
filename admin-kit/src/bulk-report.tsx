import type { ReactNode } from 'react';
import { Button, Notice } from 'ui-kit';
import { FailedItems } from './failed-items';
import type { Failed } from './run-each';
import classes from './collection.module.css';

/** The result of an action, and the way to undo it. */
export interface Report<Item> {
  readonly text: string;
  readonly failed: readonly Failed<Item>[];
  readonly undo?: (() => void) | undefined;
}

interface BulkReportProps<Item> extends Report<Item> {
  readonly nameOf: (item: Item) => string;
  readonly onDismiss: () => void;
}

/** The result of an action on items: what was done, “Undo”, and which items failed and why. */
export function BulkReport<Item>({ text, failed, undo, nameOf, onDismiss }: BulkReportProps<Item>): ReactNode {
  const isFailure = failed.length > 0;
  return (
    <div tabIndex={-1} data-keeps-focus="in view">
      <Notice tone={isFailure ? 'danger' : 'success'} role={isFailure ? 'alert' : 'status'}>
        <span className={classes.undo}>
          {text}
          <span className={classes.undoButtons}>
            {undo && (
              <Button variant="ghost" size="small" onClick={undo}>
                Undo
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={onDismiss}>
              Dismiss
            </Button>
          </span>
        </span>
        {isFailure && <FailedItems failed={failed} nameOf={nameOf} />}
      </Notice>
    </div>
  );
}
