import type { DraftSection } from 'api-client';
import { sections } from 'api-client/content-types';
import { listPath } from 'admin-kit/content';
import type { ReactNode } from 'react';
import { useDates } from 'shared-store';
import { Badge, KitLink } from 'ui-kit';
import { KIND_NAMES } from '../sections/section-values';
import { changeOf, isUnpublished } from './fixed-pages';
import classes from './fixed-pages.module.css';

/** A section in the list of its page: a link to its editor, its kind, and what visitors do not see of it yet. */
export function SectionLine({ drafted }: { readonly drafted: DraftSection }): ReactNode {
  const dates = useDates();
  const { section, state, scheduledFor, isOutdated } = drafted;
  return (
    <span className={classes.line}>
      <span className={classes.name}>
        <KitLink href={`${listPath(sections)}/${section._id}`} className={classes.heading}>
          {section.heading}
        </KitLink>
        <span className={classes.kind}>{KIND_NAMES[section.kind]}</span>
      </span>
      <span className={classes.badges}>
        {isUnpublished(drafted) && <Badge tone="warning">{changeOf(drafted)}</Badge>}
        {isOutdated && <Badge tone="danger">Published version changed since</Badge>}
        {scheduledFor && <Badge tone="info">{`Changes on ${dates.moment(scheduledFor)}`}</Badge>}
        {!section.visible && state === 'published' && <Badge>Hidden</Badge>}
      </span>
    </span>
  );
}
