import type { ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import classes from './collection.module.css';

interface RowNameProps {
  /** The screen of the item; without it and `onOpen`, the name is text. */
  readonly href?: string | undefined;
  /** Opens the item on the same screen. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The name of an item in its row, which opens the item. */
export function RowName({ href, onOpen, children }: RowNameProps): ReactNode {
  if (href !== undefined)
    return (
      <KitLink href={href} className={classes.rowLink}>
        {children}
      </KitLink>
    );
  if (!onOpen) return children;
  return (
    <button type="button" className={classes.rowLink} onClick={onOpen}>
      {children}
    </button>
  );
}
