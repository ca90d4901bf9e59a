import {
  counted,
  dayText,
  deleteContactMessage,
  exportContactMessages,
  fetchContactMessages,
  fetchMessageOwners,
  listAddress,
  listQuery,
  plural,
  updateContactMessage,
  type ContactMessage,
  type ContactState,
} from 'api-client';
import { callApi, Day, useAnswer, useChange, useRead } from 'shared-store';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from 'ui-kit';
import { CollectionScreen, ExportButton, finalDeletion, oneByOne, type BulkAction } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import classes from './messages.module.css';
import { MESSAGE_STATES, messageStateName, messageTone } from './message-states';

const MessageSheet = lazy(() => import(/* webpackChunkName: "admin-messages" */ './message-sheet'));

const PER_PAGE = 25;

/** How the address stores the table of messages. */
const messageList = listAddress({
  sorts: ['-createdAt', 'createdAt', 'name', '-name'],
  filters: { state: ['new', 'read', 'answered', 'closed'], owner: 'one', reminder: ['set', 'due'] },
});

const columns: readonly TableColumn<ContactMessage>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  { id: 'company', header: 'Company', cell: ({ company }) => company },
  { id: 'topic', header: 'Topic', cell: ({ topic }) => topic },
  { id: 'reference', header: 'Reference', narrow: true, cell: ({ reference }) => reference },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state }) => <Badge tone={messageTone(state)}>{messageStateName(state)}</Badge>,
  },
  {
    id: 'owner',
    header: 'Owner',
    cell: ({ ownerName, remindOn }) => (
      <>
        {ownerName}
        {remindOn !== null && <p className={classes.reminder}>Reminder: {dayText(remindOn)}</p>}
      </>
    ),
  },
  {
    id: 'createdAt',
    header: 'Received',
    narrow: true,
    sortable: true,
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
];

/** The inbox of the contact form: search, filters, order and page are in the address, and the server applies them. */
export function Component() {
  const [params] = useSearchParams();
  const list = messageList.read(params);
  const query = listQuery(list);
  const read = useAnswer(
    fetchContactMessages,
    { query: { ...query, limit: PER_PAGE } },
    { refetchOnMountOrArgChange: true },
  );
  const owners = useRead(fetchMessageOwners).data ?? [];
  const [update] = useChange(updateContactMessage);
  const [remove] = useChange(deleteContactMessage);
  const [opened, setOpened] = useState<ContactMessage>();
  // A changed message may no longer match the filters; its sheet stays open.
  const listed = read.data?.contactMessages.find(({ _id }) => _id === opened?._id);
  const current = listed && opened && listed.version > opened.version ? listed : opened;

  const setState = (state: ContactState) => (items: readonly ContactMessage[]) =>
    oneByOne(items, ({ _id }) => update({ params: { id: _id }, body: { state } }).unwrap());
  const bulkActions: BulkAction<ContactMessage>[] = MESSAGE_STATES.map(({ value, label }) => ({
    id: value,
    label: `Mark as ${label.toLowerCase()}`,
    run: setState(value),
  }));

  const open = (message: ContactMessage) => {
    setOpened(message);
    // Opening a new message marks it as read; on failure it stays marked as new.
    if (message.state === 'new')
      void update({ params: { id: message._id }, body: { state: 'read' } })
        .unwrap()
        .then(
          ({ contactMessage }) => setOpened((now) => (now?._id === message._id ? contactMessage : now)),
          () => undefined,
        );
  };

  const { sort: _sort, page: _page, ...narrowing } = query;
  return (
    <>
      <CollectionScreen
        title="Messages"
        lead="Messages sent through the contact form."
        purpose="Messages from the contact form appear here."
        noun={{ one: 'message', many: 'messages' }}
        items={read.data?.contactMessages}
        total={read.data?.total ?? 0}
        pageSize={PER_PAGE}
        read={read}
        columns={columns}
        keyOf={({ _id }) => _id}
        labelOf={({ name, reference }) => `${name}, ${reference}`}
        searchHint="Name, email, company, text, reference"
        filters={[
          { id: 'state', label: 'State', options: MESSAGE_STATES },
          {
            id: 'owner',
            label: 'Owner',
            options: [
              { value: 'none', label: 'No owner' },
              ...owners.map(({ _id, name }) => ({ value: _id, label: name })),
            ],
          },
          {
            id: 'reminder',
            label: 'Reminder',
            options: [
              { value: 'due', label: 'Due' },
              { value: 'set', label: 'Set' },
            ],
          },
        ]}
        defaultSort="-createdAt"
        onEdit={open}
        actions={
          <ExportButton
            fileName="messages.csv"
            disabled={!read.data || read.data.total === 0}
            read={() => callApi(exportContactMessages, { query: narrowing })}
          />
        }
        bulkActions={bulkActions}
        deletion={{
          question: ({ length }) =>
            finalDeletion('Delete Message', plural(length, 'this Message', `these ${counted(length, 'Message')}`)),
          run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        }}
      />
      {current && (
        <Suspense fallback={null}>
          <MessageSheet
            key={current._id}
            message={current}
            owners={owners}
            onChange={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
