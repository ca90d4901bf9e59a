import { counted, type ErasureReport } from 'api-client';
import type { ReactNode } from 'react';
import { Notice } from 'ui-kit';
import classes from './people-data.module.css';

/** The erased data, and the data that remains with the reason. */
export function ErasureNotice({ report }: { readonly report: ErasureReport }): ReactNode {
  const { applications, resumes, messages, subscriptions, registrations, collectionItems, mails, kept } = report;
  const parts = [
    counted(applications, 'application'),
    counted(resumes, 'resume'),
    counted(messages, 'message'),
    counted(subscriptions, 'subscription'),
    counted(registrations, 'request to become an administrator', 'requests to become an administrator'),
    counted(collectionItems, 'item of a collection', 'items of collections'),
    counted(mails, 'email'),
  ];
  return (
    <Notice tone="success" role="status">
      <p>Erased: {parts.join(', ')}. What stays:</p>
      <ul className={classes.kept}>
        {kept.map(({ what, why }) => (
          <li key={what}>
            <strong>{what}.</strong> {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
