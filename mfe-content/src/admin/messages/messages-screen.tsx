import { deleteContactMessage, fetchContactMessages, updateContactMessage, counted, plural } from 'api-client';
import { Day, useAnswer, useChange } from 'shared-store';
import { lazy, Suspense, useState } from 'react';
import type { ContactMessage, ContactState } from 'api-client';
import { Badge } from 'ui-kit';
import { CollectionScreen, oneByOne, finalDeletion } from 'admin-kit';
import type { BulkAction } from 'admin-kit';
import { dateColumn, type TableColumn } from 'admin-kit/table';
import { MESSAGE_STATES, messageStateName, messageTone } from './message-states';

const MessageSheet = lazy(() => import(/* webpackChunkName: "admin-message" */ './message-sheet'));

const columns: readonly TableColumn<ContactMessage>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'company', header: 'Company', value: ({ company }) => company },
  { id: 'topic', header: 'Topic', value: ({ topic }) => topic },
  { id: 'reference', header: 'Reference', narrow: true, cell: ({ reference }) => reference },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state }) => <Badge tone={messageTone(state)}>{messageStateName(state)}</Badge>,
    value: ({ state }) => MESSAGE_STATES.findIndex(({ value }) => value === state),
  },
  dateColumn('createdAt', 'Received', Day),
];

const stateFilter = {
  id: 'state',
  label: 'State',
  options: MESSAGE_STATES,
  matches: (message: ContactMessage, value: string): boolean => message.state === value,
};

/** The inbox of the contact form. */
export function Component() {
  const read = useAnswer(fetchContactMessages);
  const [update] = useChange(updateContactMessage);
  const [remove] = useChange(deleteContactMessage);
  const [openId, setOpenId] = useState<string>();
  const opened = read.data?.contactMessages.find(({ _id }) => _id === openId);

  const setState = (state: ContactState) => (items: readonly ContactMessage[]) =>
    oneByOne(items, ({ _id }) => update({ params: { id: _id }, body: { state } }).unwrap());
  const bulkActions: BulkAction<ContactMessage>[] = MESSAGE_STATES.map(({ value, label }) => ({
    id: value,
    label: `Mark as ${label.toLowerCase()}`,
    run: setState(value),
  }));

  const open = (message: ContactMessage) => {
    setOpenId(message._id);
    // Opening a new message marks it as read; on failure it stays marked as new.
    if (message.state === 'new') void update({ params: { id: message._id }, body: { state: 'read' } });
  };

  return (
    <>
      <CollectionScreen
        title="Messages"
        lead="Messages sent through the contact form."
        purpose="Messages from the contact form appear here."
        noun={{ one: 'message', many: 'messages' }}
        items={read.data?.contactMessages}
        read={read}
        columns={columns}
        keyOf={({ _id }) => _id}
        labelOf={({ name, reference }) => `${name}, ${reference}`}
        searchText={(message) =>
          [message.name, message.email, message.company, message.topic, message.reference, message.message].join(' ')
        }
        filters={[stateFilter]}
        defaultSort="-createdAt"
        onEdit={open}
        bulkActions={bulkActions}
        deletion={{
          question: ({ length }) =>
            finalDeletion('Delete Message', plural(length, 'this Message', `these ${counted(length, 'Message')}`)),
          run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        }}
      />
      {opened && (
        <Suspense fallback={null}>
          <MessageSheet message={opened} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}
