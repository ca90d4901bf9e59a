import { ShortDay } from 'shared-store';
import { plainText, type PersonData } from 'api-client';
import type { ReactNode } from 'react';
import { Heading, KitLink } from 'ui-kit';
import { consentWords } from 'admin-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { actionWords } from '../audit/action-words';
import { collectionName } from '../names';
import { filterText } from '../subscribers/filter-text';
import classes from './people-data.module.css';

/** The names of accounts, requests and invitations. */
const STATUS_WORDS = {
  invited: (role: string) => `Invited (${role})`,
  pending: () => 'Waits for approval',
  approved: (role: string) => `Administrator (${role})`,
} as const;

interface PartProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly columns: readonly TableColumn<Item>[];
  readonly keyOf: (item: Item) => string;
}

/** One kind of data; renders nothing without items. */
function Part<Item extends object>({ title, items, columns, keyOf }: PartProps<Item>): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={classes.part}>
      <Heading level={3} size={6}>
        {title} ({items.length})
      </Heading>
      <DataTable caption={title} columns={columns} rows={items} rowKey={keyOf} />
    </section>
  );
}

interface LongTextProps {
  readonly label: string;
  readonly lang?: string;
  readonly children: string;
}

/** A text that scrolls when it is long, also by keyboard. */
function LongText({ label, lang, children }: LongTextProps): ReactNode {
  return (
    <span className={classes.text} role="group" aria-label={label} tabIndex={0} lang={lang}>
      {children}
    </span>
  );
}

/** The data found about a person, by kind. */
export function FoundData({ person }: { readonly person: PersonData }): ReactNode {
  return (
    <>
      <Part
        title="Applications"
        items={person.applications}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'job',
            header: 'Job',
            cell: ({ _id, jobTitle }) => <KitLink href={`/admin/job-applications/${_id}`}>{jobTitle}</KitLink>,
          },
          { id: 'name', header: 'Name', cell: ({ fullName }) => fullName },
          { id: 'reference', header: 'Reference', narrow: true, cell: ({ reference }) => reference },
          { id: 'resumes', header: 'Resumes', narrow: true, cell: ({ sendings }) => sendings.length },
          { id: 'createdAt', header: 'Received', narrow: true, cell: ({ createdAt }) => <ShortDay at={createdAt} /> },
          {
            id: 'purgeAt',
            header: 'Will be deleted on',
            narrow: true,
            cell: ({ purgeAt }) => <ShortDay at={purgeAt} />,
          },
        ]}
      />
      <Part
        title="Messages and enquiries"
        items={person.messages}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'message',
            header: 'Message',
            cell: ({ message, reference }) => <LongText label={`Message ${reference}`}>{message}</LongText>,
          },
          {
            id: 'kind',
            header: 'Kind',
            narrow: true,
            cell: ({ productIds }) => (productIds.length > 0 ? 'Enquiry' : 'Message'),
          },
          { id: 'reference', header: 'Reference', narrow: true, cell: ({ reference }) => reference },
          { id: 'createdAt', header: 'Received', narrow: true, cell: ({ createdAt }) => <ShortDay at={createdAt} /> },
        ]}
      />
      <Part
        title="Subscriptions"
        items={person.subscriptions}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'kind',
            header: 'Kind',
            cell: ({ kind, filter }) => (kind === 'newsletter' ? 'Newsletter' : `Job alert: ${filterText(filter)}`),
          },
          {
            id: 'state',
            header: 'State',
            narrow: true,
            cell: ({ state }) => (state === 'confirmed' ? 'Confirmed' : 'Not confirmed yet'),
          },
          { id: 'createdAt', header: 'Since', narrow: true, cell: ({ createdAt }) => <ShortDay at={createdAt} /> },
        ]}
      />
      <Part
        title="Administrators and requests"
        items={person.registrations}
        keyOf={({ email }) => email}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          {
            id: 'status',
            header: 'State',
            narrow: true,
            cell: ({ status, role }) => STATUS_WORDS[status](role ?? ''),
          },
          { id: 'createdAt', header: 'Since', narrow: true, cell: ({ createdAt }) => <ShortDay at={createdAt} /> },
        ]}
      />
      <Part
        title="Items of collections"
        items={person.collectionItems}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'what',
            header: 'Item',
            cell: ({ collection, _id, what }) => <KitLink href={`/admin/${collection}/${_id}`}>{what}</KitLink>,
          },
          { id: 'createdAt', header: 'Received', narrow: true, cell: ({ createdAt }) => <ShortDay at={createdAt} /> },
        ]}
      />
      <Part
        title="Privacy notices agreed to"
        items={person.notices}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'notice',
            header: 'Notice',
            cell: ({ _id, language }) => consentWords({ notice: _id, language }),
          },
          {
            id: 'text',
            header: 'Text',
            cell: ({ _id, text, language }) => (
              <LongText label={`Text of ${consentWords({ notice: _id, language })}`} lang={language}>
                {plainText(text)}
              </LongText>
            ),
          },
          { id: 'since', header: 'Since', narrow: true, cell: ({ since }) => <ShortDay at={since} /> },
        ]}
      />
      <Part
        title="Emails"
        items={person.mails}
        keyOf={({ _id }) => _id}
        columns={[
          { id: 'subject', header: 'Subject', cell: ({ subject }) => subject || 'Removed once it was sent' },
          { id: 'recipient', header: 'To', cell: ({ recipient }) => recipient || 'Not kept' },
          {
            id: 'sentAt',
            header: 'Sent',
            narrow: true,
            cell: ({ sentAt }) => (sentAt === null ? 'Not yet' : <ShortDay at={sentAt} />),
          },
        ]}
      />
      <Part
        title="Audit log"
        items={person.auditEntries}
        keyOf={({ _id }) => _id}
        columns={[
          { id: 'at', header: 'When', narrow: true, cell: ({ at }) => <ShortDay at={at} /> },
          { id: 'actor', header: 'Who', cell: ({ actor }) => actor.name || actor.email || 'The site' },
          { id: 'action', header: 'What', cell: ({ action }) => actionWords(action) },
          {
            id: 'collection',
            header: 'Kind',
            cell: ({ collection }) => (collection ? collectionName(collection) : ''),
          },
        ]}
      />
    </>
  );
}
