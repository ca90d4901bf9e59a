import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb, Heading } from 'ui-kit';
import classes from './collection.module.css';

interface ScreenHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The breadcrumbs, for a screen below another one. */
  readonly crumbs?: readonly Crumb[];
  readonly actions?: ReactNode;
}

/** The head of a screen of the administration: breadcrumbs, title and actions. */
export function ScreenHead({ title, lead, crumbs, actions }: ScreenHeadProps): ReactNode {
  return (
    <header className={classes.head}>
      <div>
        {crumbs && (
          <div className={classes.crumbs}>
            <Breadcrumbs items={crumbs} />
          </div>
        )}
        <Heading level={1} size={4}>
          {title}
        </Heading>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
