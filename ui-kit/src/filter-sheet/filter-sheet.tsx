import { useId, type ReactNode } from 'react';
// By its public name, so that remotes use the copy that the host shares.
import { Button, classNames } from 'ui-kit';
import classes from './filter-sheet.module.css';

interface FilterSheetProps {
  /** The text of the button that opens the sheet, and the name of the filters. */
  readonly label: string;
  /** Shown in the button: how many filters are on. */
  readonly chosen?: ReactNode;
  /** The text of the button that closes the sheet, such as “Show 9 products”. */
  readonly done: string;
  readonly className?: string | undefined;
  /** The filters. */
  readonly children: ReactNode;
}

/**
 * The filters of a list: always visible in wide windows, in narrow ones in a sheet from the lower edge. The sheet is a
 * popover, so that it needs no scripts; old browsers show the filters in the page.
 */
export function FilterSheet({ label, chosen, done, className, children }: FilterSheetProps) {
  const id = useId();
  return (
    <>
      <Button variant="secondary" wide className={classes.open} popoverTarget={id}>
        {label}
        {chosen}
      </Button>
      <div id={id} popover="" role="group" aria-label={label} className={classNames(classes.sheet, className)}>
        {children}
        <div className={classes.foot}>
          <Button wide popoverTarget={id} popoverTargetAction="hide">
            {done}
          </Button>
        </div>
      </div>
    </>
  );
}
