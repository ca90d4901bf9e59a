import { Moment } from 'shared-store';
import { DataTable } from 'admin-kit/table';
import type { NewsletterIssue } from 'api-client';
import { Heading } from 'ui-kit';
import classes from './newsletter.module.css';

/** The sent newsletters, newest first; renders nothing before the first one. */
export function SentIssues({ issues }: { readonly issues: readonly NewsletterIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <section className={classes.sent}>
      <Heading level={2} size={5}>
        Sent
      </Heading>
      <DataTable
        caption="Newsletters that were sent"
        rows={issues}
        rowKey={({ _id }) => _id}
        columns={[
          { id: 'subject', header: 'Subject', cell: ({ subject }) => subject },
          { id: 'articles', header: 'Articles', narrow: true, cell: ({ articles }) => articles.length },
          { id: 'recipients', header: 'Addresses', narrow: true, cell: ({ recipients }) => recipients },
          { id: 'sentBy', header: 'Sent by', narrow: true, cell: ({ sentBy }) => sentBy },
          { id: 'createdAt', header: 'When', narrow: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
      />
    </section>
  );
}
