import {
  counted,
  deleteContactMessage,
  exportContactMessages,
  fetchContactMessages,
  fetchMessageOwners,
  listQuery,
  plural,
  updateContactMessage,
  type ContactMessage,
  type ContactState,
} from 'api-client';
import { callApi, ShortDay, useAnswer, useChange, useRead, useAppDispatch } from 'shared-store';
import { useSearchParams } from 'react-router-dom';
import { Badge, ButtonLink } from 'ui-kit';
import { CollectionScreen, ExportButton, finalDeletion, type BulkAction } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { boardScreen, messageList, ownerAndReminder } from './message-list';
import { MESSAGE_STATES, messageStateName, messageTone } from './message-states';
import { useOpenedMessage } from './use-opened-message';

const PER_PAGE = 25;

const columns: readonly TableColumn<ContactMessage>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name, note: ({ company }) => company },
  {
    id: 'topic',
    header: 'Topic',
    narrow: true,
    cell: ({ topic }) => topic || 'No topic',
    note: ({ reference }) => reference,
  },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: ({ state }) => <Badge tone={messageTone(state)}>{messageStateName(state)}</Badge>,
  },
  {
    id: 'owner',
    header: 'Owner',
    narrow: true,
    cell: ({ ownerName, remindOn }) => ownerName || (remindOn !== null && 'No owner'),
    note: ({ remindOn }) =>
      remindOn !== null && (
        <>
          Reminder: <ShortDay at={remindOn} />
        </>
      ),
  },
  {
    id: 'createdAt',
    header: 'Received',
    narrow: true,
    sortable: true,
    cell: ({ createdAt }) => <ShortDay at={createdAt} />,
  },
];

/** The inbox of the contact form: search, filters, order and page are in the address, and the server applies them. */
export function Component() {
  const dispatch = useAppDispatch();
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
  const { open, sheet } = useOpenedMessage(read.data?.contactMessages, owners);

  const setState =
    (state: ContactState) =>
    ({ _id }: ContactMessage) =>
      update({ params: { id: _id }, body: { state } }).unwrap();
  // The first is the main one on a phone; messages are new at first.
  const byUse = [...MESSAGE_STATES.slice(1), ...MESSAGE_STATES.slice(0, 1)];
  const bulkActions: BulkAction<ContactMessage>[] = byUse.map(({ value, label }) => ({
    id: value,
    label: `Mark as ${label.toLowerCase()}`,
    words: { doing: 'Marking', done: `marked as ${label.toLowerCase()}` },
    each: setState(value),
  }));

  const { sort: _sort, page: _page, ...narrowing } = query;
  return (
    <>
      <CollectionScreen
        title="Messages"
        purpose="Messages from the contact form appear here."
        noun={{ one: 'message', many: 'messages' }}
        items={read.data?.contactMessages}
        total={read.data?.total ?? 0}
        pageSize={PER_PAGE}
        read={read}
        readPage={async (page) =>
          (await dispatch(callApi(fetchContactMessages, { query: { ...query, ...page } }))).contactMessages
        }
        columns={columns}
        layout="brief"
        keyOf={({ _id }) => _id}
        labelOf={({ name, reference }) => `${name}, ${reference}`}
        filters={[{ id: 'state', label: 'State', options: MESSAGE_STATES }, ...ownerAndReminder(owners)]}
        defaultSort="-createdAt"
        onEdit={open}
        actions={
          <>
            <ButtonLink href={boardScreen(list)} variant="secondary" size="small">
              Board
            </ButtonLink>
            <ExportButton
              fileName="messages.csv"
              disabled={!read.data || read.data.total === 0}
              read={() => callApi(exportContactMessages, { query: narrowing })}
            />
          </>
        }
        bulkActions={bulkActions}
        deletion={{
          question: ({ length }) =>
            finalDeletion('Delete Message', plural(length, 'this Message', `these ${counted(length, 'Message')}`)),
          each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
        }}
      />
      {sheet}
    </>
  );
}
