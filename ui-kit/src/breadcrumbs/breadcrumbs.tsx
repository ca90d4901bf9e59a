import type { ReactNode } from 'react';
import { KitLink } from '../link/link-provider';
import classes from './breadcrumbs.module.css';

export interface Crumb {
  label: ReactNode;
  /** Absent for the current page. */
  href?: string;
}

interface BreadcrumbsProps {
  /** From the top of the site down to the current page. */
  items: readonly Crumb[];
  /** Its name for screen readers. */
  label?: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={classes.list} role="list">
        {items.map((crumb, index) => (
          <li key={`${index} ${crumb.href}`} className={classes.item}>
            {crumb.href && index < items.length - 1 ? (
              <KitLink href={crumb.href} className={classes.link}>
                {crumb.label}
              </KitLink>
            ) : (
              <span className={classes.here} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
