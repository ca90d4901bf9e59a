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
  /** The language of the name, if it is not that of the page; crumbs name theirs. */
  lang?: string | undefined;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ items, label = 'Breadcrumb', lang }: BreadcrumbsProps) {
  return (
    <nav className={classes.path} aria-label={label} lang={lang}>
      <ol className={classes.list} role="list" lang={lang && 'en'}>
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
