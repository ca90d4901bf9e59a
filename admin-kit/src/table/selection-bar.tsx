import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'ui-kit';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** Selects the rows of the page; undefined if they are. */
  onSelectPage: (() => void) | undefined;
  children: ReactNode;
}

/** The number of selected rows, and their actions. */
export function SelectionBar({ count, onClear, onSelectPage, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const former = useRef(count);
  useEffect(() => {
    const isChanged = former.current !== count;
    former.current = count;
    // A button that the new selection removes had the focus.
    if (isChanged && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <div
      ref={bar}
      className={classes.bar}
      role="group"
      tabIndex={-1}
      aria-label="Selected rows"
      data-lower-bar="floating"
    >
      <span className={classes.count} role="status">
        {count} selected
      </span>
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear selection
      </Button>
      {onSelectPage && (
        <Button className={classes.page} variant="ghost" size="small" onClick={onSelectPage}>
          Select this page
        </Button>
      )}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
