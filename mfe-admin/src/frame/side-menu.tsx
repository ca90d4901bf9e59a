import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, classNames, Notice } from 'ui-kit';
import type { Contributions } from './contributions';
import type { MenuGroup } from './menu';
import classes from './frame.module.css';

interface SideMenuProps {
  readonly groups: readonly MenuGroup[];
  readonly contributions: Contributions;
  /** The number of pending items of an entry, by its address. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Whether an entry leads to this page or to one above it; the dashboard's entry is marked on the dashboard only. */
const isAt = (pathname: string, href: string): boolean =>
  pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));

/** Groups that are seldom used: closed at first, so that the menu fits a window of 900 px. */
const CLOSED_AT_FIRST: readonly string[] = ['Site', 'People', 'System'];

function Waiting({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className={classes.count} aria-label={`${count} waiting`}>
      {count}
    </span>
  );
}

interface GroupProps {
  readonly name: string;
  /** Whether the current screen is in the group. */
  readonly isCurrent: boolean;
  readonly isOpenAtFirst: boolean;
  /** The number of pending items in the group; the heading shows it while the group is closed. */
  readonly waiting: number;
  readonly children: ReactNode;
}

/** A group of the menu with a heading that opens and closes it; it opens automatically for one of its screens. */
function Group({ name, isCurrent, isOpenAtFirst, waiting, children }: GroupProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(isOpenAtFirst || isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
  return (
    // Not a landmark: a list of the same name is one.
    <div role="group" aria-label={name}>
      <h2 className={classes.group}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {name}
          {!open && <Waiting count={waiting} />}
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <ul role="list" id={id} hidden={!open}>
        {children}
      </ul>
    </div>
  );
}

/** The height of the shadow at the lower edge of the menu, in CSS pixels. */
const SHADOW = 48;

/** Scrolls a menu that is higher than the window to the entry of the current screen. */
function scrollToCurrent(menu: HTMLElement | null): void {
  const area = menu?.parentElement;
  const entry = menu?.querySelector('[aria-current="page"]');
  if (!area || !entry) return;
  const below = entry.getBoundingClientRect().bottom - area.getBoundingClientRect().bottom + SHADOW;
  area.scrollTop += Math.max(0, below);
}

/** The screens of the administration in their groups, and the remotes that are missing. */
export function SideMenu({ groups, contributions, counts = {} }: SideMenuProps): ReactNode {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(menu.current), [pathname, contributions.complete]);
  return (
    <nav
      ref={menu}
      aria-label="Administration"
      className={classNames(classes.menu, !contributions.complete && classes.growing)}
    >
      {groups.map(({ name, entries }) => (
        <Group
          key={name}
          name={name}
          // Opened once no group above can appear, so that little moves on a slow machine.
          isCurrent={contributions.complete && entries.some(({ href }) => isAt(pathname, href))}
          isOpenAtFirst={groups.length === 1 || !CLOSED_AT_FIRST.includes(name)}
          waiting={entries.reduce((sum, { href }) => sum + (counts[href] ?? 0), 0)}
        >
          {entries.map(({ href, label }) => {
            return (
              <li key={href}>
                <Link to={href} className={classes.entry} aria-current={isAt(pathname, href) ? 'page' : undefined}>
                  {label}
                  <Waiting count={counts[href] ?? 0} />
                </Link>
              </li>
            );
          })}
        </Group>
      ))}
      {contributions.missing.map(({ remote, title, reason }) => (
        <Notice key={remote} tone="warning" role="status">
          {title} is not available right now. {reason}
        </Notice>
      ))}
      {contributions.missing.length > 0 && (
        <Button variant="secondary" size="small" onClick={contributions.retry}>
          Try again
        </Button>
      )}
    </nav>
  );
}
