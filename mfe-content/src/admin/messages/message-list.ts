import { listAddress } from 'api-client';
import type { CollectionFilter } from 'admin-kit';
import type { ContactMessage } from 'api-client';

const MESSAGES_SCREEN = '/admin/contact-messages';
const BOARD_SCREEN = `${MESSAGES_SCREEN}/board`;

/** How the address stores the table and the board of messages; the board has no state, order or page. */
export const messageList = listAddress({
  sorts: ['-createdAt', 'createdAt', 'name', '-name'],
  filters: { state: ['new', 'read', 'answered', 'closed'], owner: 'one', reminder: ['set', 'due'] },
});

type State = ReturnType<typeof messageList.read>;

/** The search and the filters that the table and the board share. */
export function sharedFilters({ search, filters: { owner, reminder } }: State): Pick<State, 'search' | 'filters'> {
  return { search, filters: { ...(owner && { owner }), ...(reminder && { reminder }) } };
}

/** The table with the filters of a board, and those of a column. */
export const listScreen = (shown: State, state?: ContactMessage['state']): string => {
  const { search, filters } = sharedFilters(shown);
  return MESSAGES_SCREEN + messageList.write({ search, filters: { ...filters, ...(state && { state }) } });
};

/** The board with the filters of a table. */
export const boardScreen = (shown: State): string => BOARD_SCREEN + messageList.write(sharedFilters(shown));

/** The filters of the table and the board. */
export const ownerAndReminder = (
  owners: readonly { readonly _id: string; readonly name: string }[],
): readonly CollectionFilter<ContactMessage>[] => [
  {
    id: 'owner',
    label: 'Owner',
    options: [{ value: 'none', label: 'No owner' }, ...owners.map(({ _id, name }) => ({ value: _id, label: name }))],
  },
  {
    id: 'reminder',
    label: 'Reminder',
    options: [
      { value: 'due', label: 'Due' },
      { value: 'set', label: 'Set' },
    ],
  },
];
