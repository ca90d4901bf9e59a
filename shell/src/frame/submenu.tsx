import type { MenuEntry } from 'federation/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isBelow } from './current-page';
import { SubmenuPanel } from './submenu-panel';
import { useSubmenu } from './use-submenu';
import classes from './navbar.module.css';

/** A menu entry that opens a panel: the sectors (specification, section 2), the owner's entries, or both. */
export function Submenu({ entry }: { readonly entry: MenuEntry }): ReactNode {
  const { open, close, root, button, rootEvents, opener, popover, onButtonClick } = useSubmenu();
  const { pathname } = useLocation();
  return (
    <li ref={root} className={classes.item} {...rootEvents}>
      <button
        {...opener}
        ref={button}
        type="button"
        className={classes.link}
        lang={entry.lang}
        aria-controls={popover.id}
        aria-current={isBelow(entry, pathname) || undefined}
        onClick={onButtonClick}
      >
        {entry.label}
        <ChevronDown className={classes.chevron} aria-hidden="true" />
      </button>
      <div {...popover} className={classes.panel}>
        <SubmenuPanel entry={entry} open={open} onLeave={close} />
      </div>
    </li>
  );
}
