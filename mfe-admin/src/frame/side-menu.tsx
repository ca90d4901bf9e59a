import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, classNames, Notice } from 'ui-kit';
import type { Contributions } from './contributions';
import type { MenuGroup } from './menu';
import styles from './frame.module.css';

interface SideMenuProps {
  readonly groups: readonly MenuGroup[];
  readonly contributions: Contributions;
  /** What waits behind an entry, by its address. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Whether an entry leads to this page or to one above it; the area's own is marked on its first page alone. */
const isAt = (pathname: string, href: string): boolean =>
  pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));

/** The screens of the area in their groups, and which remotes' screens are away. */
export function SideMenu({ groups, contributions, counts = {} }: SideMenuProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Administration" className={classNames(styles.menu, !contributions.complete && styles.growing)}>
      {groups.map(({ name, entries }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul role="list">
            {entries.map(({ href, label }) => {
              const count = counts[href] ?? 0;
              return (
                <li key={href}>
                  <Link to={href} className={styles.entry} aria-current={isAt(pathname, href) ? 'page' : undefined}>
                    {label}
                    {count > 0 && (
                      <span className={styles.count} aria-label={`${count} waiting`}>
                        {count}
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
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
