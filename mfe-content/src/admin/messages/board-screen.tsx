import { fetchMessageOwners, type ContactMessage, type ContactState } from 'api-client';
import { announce, CollectionToolbar, ScreenHead } from 'admin-kit';
import { Board } from 'admin-kit/board';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from 'shared-store';
import { ButtonLink } from 'ui-kit';
import { useChangeContactMessageMutation } from '../api';
import { MessageColumn } from './message-column';
import { listScreen, messageList, ownerAndReminder, sharedFilters } from './message-list';
import { MESSAGE_STATES, messageStateName } from './message-states';
import { useOpenedMessage } from './use-opened-message';
import classes from './messages.module.css';

/** The messages by state. The search and the filters are in the address, as those of the list. */
export function Component(): ReactNode {
  const [params, setParams] = useSearchParams();
  const shown = messageList.read(params);
  const owners = useRead(fetchMessageOwners).data ?? [];
  const { open, sheet } = useOpenedMessage(undefined, owners);
  const [change] = useChangeContactMessageMutation();

  const move = async ({ _id, version, name }: ContactMessage, state: ContactState): Promise<void> => {
    const moving = change({ params: { id: _id }, body: { state, version } }).unwrap();
    await announce(moving, `The message of ${name} moved to ${messageStateName(state)}`);
  };

  return (
    <div className={classes.board}>
      <ScreenHead
        title="Board"
        crumbs={[{ label: 'Messages', href: listScreen(shown) }, { label: 'Board' }]}
        actions={
          <ButtonLink href={listScreen(shown)} variant="secondary" size="small">
            List
          </ButtonLink>
        }
      />
      <CollectionToolbar
        noun={{ one: 'message', many: 'messages' }}
        hint="Name, email, company, text, reference"
        query={{ ...shown, ...sharedFilters(shown) }}
        filters={ownerAndReminder(owners)}
        onChange={(step) =>
          setParams(
            (now) => messageList.write({ ...sharedFilters(messageList.read(now)), ...step } as Partial<typeof shown>),
            {
              replace: true,
              preventScrollReset: true,
            },
          )
        }
        found={0}
        total={undefined}
        byServer
      />
      <Board
        label="Messages by state"
        states={MESSAGE_STATES}
        onMove={(one: ContactMessage, state: ContactState) => void move(one, state)}
      >
        {(column) => <MessageColumn key={column.state.value} column={column} shown={shown} onOpen={open} />}
      </Board>
      {sheet}
    </div>
  );
}
