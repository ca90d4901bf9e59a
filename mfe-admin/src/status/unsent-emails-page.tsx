import type { UnsentEmail } from 'api-client';
import {
  inWords,
  OUTBOX_DAYS,
  deleteUnsentEmail,
  fetchUnsentEmails,
  retryUnsentEmail,
  counted,
  plural,
} from 'api-client';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment, useChange, useRead } from 'shared-store';
import { CollectionScreen, type BulkAction, announce } from 'admin-kit';
import { dateColumn } from 'admin-kit/table';
import { Badge, Button, EmptyState } from 'ui-kit';
import { causeWords } from './cause-words';
import classes from './status.module.css';

const subjectOf = ({ subject }: UnsentEmail): string => subject || 'No longer kept';

/** The error codes for people who look them up: each once, without the uninformative `Error`. */
const codesOf = (cause: string): string => [...new Set(cause.replace(/^Error /, '').split(' '))].join(' ');

/** An email whose recipient was deleted cannot be sent. */
const isStored = ({ recipient }: UnsentEmail): boolean => recipient !== '';

function Email(email: UnsentEmail): ReactNode {
  return (
    <span className={classes.stacked}>
      {subjectOf(email)}
      {isStored(email) && <small className={classes.note}>to {email.recipient}</small>}
    </span>
  );
}

function State({ state, nextAttemptAt }: UnsentEmail): ReactNode {
  return (
    <span className={classes.stacked}>
      <Badge tone={state === 'failed' ? 'danger' : 'info'}>{state === 'failed' ? 'Failed' : 'Waiting'}</Badge>
      {nextAttemptAt && (
        <small className={classes.note}>
          Next try <Moment at={nextAttemptAt} />
        </small>
      )}
    </span>
  );
}

function Cause({ cause, attempts }: UnsentEmail): ReactNode {
  return (
    <span className={classes.stacked}>
      {causeWords(cause)}
      <small className={classes.note}>
        {counted(attempts, 'attempt')}
        {cause && `, ${codesOf(cause)}`}
      </small>
    </span>
  );
}

function TryAgain({ email }: { readonly email: UnsentEmail }): ReactNode {
  const [retry, { isLoading }] = useChange(retryUnsentEmail);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<RotateCw aria-hidden="true" />}
      busy={isLoading}
      onClick={() => void announce(retry({ params: { id: email._id } }).unwrap())}
    >
      Try again
    </Button>
  );
}

/** Emails that could not be sent, with the reason and a button to try again. */
export function Component(): ReactNode {
  const read = useRead(fetchUnsentEmails, undefined, { refetchOnMountOrArgChange: true });
  const [retry] = useChange(retryUnsentEmail);
  const [remove] = useChange(deleteUnsentEmail);
  const tryAgain: BulkAction<UnsentEmail> = {
    id: 'retry',
    label: 'Try again',
    icon: <RotateCw aria-hidden="true" />,
    words: { doing: 'Sending', done: 'being sent again' },
    each: async (email) => (isStored(email) ? retry({ params: { id: email._id } }).unwrap() : {}),
  };
  return (
    <CollectionScreen
      title="Unsent emails"
      lead={`Waiting emails are tried again automatically, failed ones when you choose “Try again”. All are deleted after ${inWords(OUTBOX_DAYS, 'day')}.`}
      noun={{ one: 'email', many: 'emails' }}
      items={read.data}
      read={read}
      defaultSort="-createdAt"
      columns={[
        { id: 'subject', header: 'Email', cell: Email, value: subjectOf },
        { id: 'cause', header: 'Cause', cell: Cause, value: ({ cause }) => causeWords(cause) },
        { id: 'state', header: 'State', cell: State, value: ({ state }) => state },
        dateColumn('createdAt', 'Written'),
      ]}
      filters={[
        {
          id: 'state',
          label: 'State',
          options: [
            { value: 'failed', label: 'Failed' },
            { value: 'waiting', label: 'Waiting' },
          ],
          matches: ({ state }, value) => state === value,
        },
      ]}
      keyOf={({ _id }) => _id}
      labelOf={(email) => `${subjectOf(email)} ${email.recipient}`.trim()}
      searchText={({ subject, recipient, cause }) => `${subject} ${recipient} ${causeWords(cause)} ${cause}`}
      rowActions={(email) => isStored(email) && <TryAgain email={email} />}
      bulkActions={[tryAgain]}
      deletion={{
        question: ({ length }) => ({
          title: `Delete ${plural(length, 'email', 'emails')}`,
          question: plural(
            length,
            'Delete this email without sending it?',
            `Delete ${counted(length, 'email')} without sending them?`,
          ),
          warning: "You can't undo this.",
          confirmLabel: 'Delete',
        }),
        each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
      }}
      empty={
        <EmptyState title="Every email was sent" drawing="documents">
          Emails that can't be sent appear here with the cause.
        </EmptyState>
      }
    />
  );
}
