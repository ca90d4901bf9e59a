import { KitLink } from '../link/link-provider';
import type { LinkComponent } from '../link/link-provider';
import classes from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string;
}

interface BreadcrumbsProps {
  /** From the top of the site down to the current page. */
  items: readonly Crumb[];
  /** Renders the links; by default the component of `LinkProvider`. */
  linkComponent?: LinkComponent;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ items, linkComponent: Link = KitLink }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.list} role="list">
        {items.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`} className={classes.item}>
            {crumb.href && index < items.length - 1 ? (
              <Link href={crumb.href} className={classes.link}>
                {crumb.label}
              </Link>
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
