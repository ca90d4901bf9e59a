import { BoardColumn, type ColumnProps } from 'admin-kit/board';
import { fetchContactMessages, listQuery, type ContactMessage, type ContactState } from 'api-client';
import type { ReactNode } from 'react';
import { useAnswer } from 'shared-store';
import { MessageCard } from './message-card';
import { listScreen, sharedFilters, type messageList } from './message-list';

/** The maximum number of cards in a column; the list has all. */
const MAX_CARDS = 50;

interface MessageColumnProps {
  readonly column: ColumnProps<ContactState, ContactMessage>;
  /** The search and filters of the board. */
  readonly shown: ReturnType<typeof messageList.read>;
  readonly onOpen: (message: ContactMessage) => void;
}

/** The newest messages in a state. */
export function MessageColumn({ column, shown, onOpen }: MessageColumnProps): ReactNode {
  const state = column.state.value;
  const { page: _page, ...query } = listQuery({ ...shown, ...sharedFilters(shown), sort: '-createdAt' });
  const { data, isError } = useAnswer(
    fetchContactMessages,
    { query: { ...query, state, limit: MAX_CARDS } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <BoardColumn
      column={column}
      items={data?.contactMessages}
      total={data?.total}
      isError={isError}
      listHref={listScreen(shown, state)}
      nameOf={({ name }) => name}
      card={(message) => <MessageCard message={message} onOpen={() => onOpen(message)} />}
    />
  );
}
