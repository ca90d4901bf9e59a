import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectorsPanel } from './sectors-panel';
import { useSectorsPanel } from './use-sectors-panel';
import classes from './navbar.module.css';

interface SectorsMenuProps {
  readonly label: string;
  /** Whether the current page belongs to a sector. */
  readonly current: boolean;
}

/** The menu entry that has no page and opens the panel of sectors (specification, section 2). */
export function SectorsMenu({ label, current }: SectorsMenuProps): ReactNode {
  const { open, close, root, button, rootEvents, opener, popover, onButtonClick } = useSectorsPanel();
  return (
    <li ref={root} className={classes.item} {...rootEvents}>
      <button
        {...opener}
        ref={button}
        type="button"
        className={classes.link}
        aria-controls={popover.id}
        aria-current={current || undefined}
        onClick={onButtonClick}
      >
        {label}
        <ChevronDown className={classes.chevron} aria-hidden="true" />
      </button>
      <div {...popover} className={classes.panel}>
        <SectorsPanel open={open} onLeave={close} />
      </div>
    </li>
  );
}
