import { Ellipsis, X } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { Button, IconButton } from 'ui-kit';
import { DropdownMenu, type MenuItem } from 'ui-kit/menu';
import type { SelectionAction } from './table-types';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** Selects the rows of the page; undefined if they are. */
  readonly onSelectPage: (() => void) | undefined;
  readonly actions: readonly SelectionAction[];
  /** A further control, which is the main one. */
  readonly children: ReactNode;
  readonly bar: RefObject<HTMLDivElement | null>;
  /** Called with Escape. */
  readonly onLeave: () => void;
}

const entryOf = ({ label, icon, danger, run }: SelectionAction): MenuItem => ({
  label,
  icon,
  ...(danger && { danger }),
  onSelect: run,
});

/** Calls `leave` with Escape in an element, but not in a menu or dialog that was opened from it. */
function useOnEscape(element: RefObject<HTMLElement | null>, leave: () => void): void {
  const latest = useEffectEvent(leave);
  useEffect(() => {
    const target = element.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest();
    };
    target?.addEventListener('keydown', onKeyDown);
    return () => target?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}

/**
 * The number of selected rows, and their actions. On a phone it is one line: all actions but the main one are in a menu.
 */
export function SelectionBar({ count, onClear, onSelectPage, actions, children, bar, onLeave }: SelectionBarProps) {
  useOnEscape(bar, onLeave);
  const selecting = actions.filter(({ selects }) => selects);
  const changing = actions.filter(({ selects }) => !selects);
  const main = children ? undefined : changing[0];
  const further = changing.filter((action) => action !== main);
  const selections: MenuItem[] = [
    ...(onSelectPage ? [{ label: 'Select this page', onSelect: onSelectPage }] : []),
    ...selecting.map(entryOf),
  ];
  const menu: MenuItem[] = [
    ...selections,
    ...(selections.length > 0 && further.length > 0 ? (['separator'] as const) : []),
    ...further.map(entryOf),
  ];
  const button = ({ id, label, icon, danger, busy, selects, run }: SelectionAction): ReactNode => (
    <Button
      key={id}
      variant={selects ? 'ghost' : danger ? 'danger' : 'secondary'}
      size="small"
      icon={icon}
      busy={busy ?? false}
      className={id === main?.id ? undefined : classes.wide}
      onClick={run}
    >
      {label}
    </Button>
  );
  return (
    <div
      ref={bar}
      className={classes.bar}
      role="group"
      tabIndex={-1}
      aria-label="Selected rows"
      data-lower-bar="floating"
      data-keeps-focus=""
    >
      <span className={classes.count} role="status">
        {count} selected
      </span>
      <Button className={classes.clear} variant="ghost" size="small" aria-label="Clear selection" onClick={onClear}>
        <X className={classes.narrow} aria-hidden="true" />
        <span className={classes.wide}>Clear selection</span>
      </Button>
      <div className={classes.actions} data-actions="">
        {selecting.map(button)}
        {children}
        {changing.map(button)}
        {menu.length > 0 && (
          <DropdownMenu
            label="Selected rows"
            trigger={
              <IconButton
                label="More actions"
                className={classes.narrow}
                variant="secondary"
                size="small"
                busy={selecting.some(({ busy }) => busy)}
              >
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={menu}
          />
        )}
      </div>
    </div>
  );
}
