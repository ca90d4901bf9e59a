import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import classes from './table.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** The number of selected rows, and their actions. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={classes.bulk} role="group" aria-label="Selected rows" data-lower-bar="floating">
      <span className={classes.bulkCount} role="status">
        {count} selected
      </span>
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear selection
      </Button>
      <div className={classes.bulkActions}>{children}</div>
    </div>
  );
}
