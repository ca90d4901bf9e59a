import type { ReactNode } from 'react';
import { Breadcrumbs, Container, Eyebrow, Heading, Lead } from 'ui-kit';
import type { Breadcrumb } from './structured-data';
import classes from './page-head.module.css';

interface PageHeadProps {
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
  /** Shown beside the heading: links to feeds. */
  readonly children?: ReactNode;
}

/** The head of a list: breadcrumbs, heading and a sentence. */
export function PageHead({ breadcrumbs, eyebrow, title, lead, children }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <Container>
        <Breadcrumbs items={breadcrumbs} />
        <div className={classes.row}>
          <div className={classes.text}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={1} size={2}>
              {title}
            </Heading>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {children}
        </div>
      </Container>
    </div>
  );
}
