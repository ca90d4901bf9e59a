import { OFFERINGS_PATH } from 'api-client';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { MenuButton } from './menu-button';
import { SectorsPanel } from './sectors-panel';
import { useSectorsPanel } from './use-sectors-panel';
import classes from './navbar.module.css';

interface SectorsMenuProps {
  readonly label: string;
  /** Whether the current page belongs to a sector. */
  readonly current: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The menu entry that has no page and opens the panel of sectors (specification, section 2). */
export function SectorsMenu({ label, current, onToggle }: SectorsMenuProps): ReactNode {
  const { open, close, root, button, rootEvents, onButtonClick } = useSectorsPanel();
  const panel = useId();
  useEffect(() => onToggle(open), [open, onToggle]);
  return (
    <li ref={root} className={classes.item} {...rootEvents}>
      <MenuButton
        href={OFFERINGS_PATH}
        ref={button}
        className={classes.link}
        aria-expanded={open}
        aria-controls={panel}
        aria-current={current || undefined}
        onClick={onButtonClick}
      >
        {label}
        <ChevronDown className={classes.chevron} aria-hidden="true" />
      </MenuButton>
      <div id={panel} className={classes.panel} hidden={!open}>
        {open && <SectorsPanel onLeave={close} />}
      </div>
    </li>
  );
}
