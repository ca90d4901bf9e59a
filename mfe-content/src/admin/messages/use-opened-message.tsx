import { updateContactMessage, type ContactMessage } from 'api-client';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useChange } from 'shared-store';

const MessageSheet = lazy(() => import(/* webpackChunkName: "admin-messages" */ './message-sheet'));

interface Opened {
  readonly open: (message: ContactMessage) => void;
  /** The opened message, to be shown beside the list; null without one. */
  readonly sheet: ReactNode;
}

/**
 * Opens messages beside a list or a board of them. Opening a new message marks it as read.
 *
 * @param listed the messages that are shown, which may have changed since one was opened
 */
export function useOpenedMessage(
  listed: readonly ContactMessage[] | undefined,
  owners: readonly { readonly _id: string; readonly name: string }[],
): Opened {
  const [update] = useChange(updateContactMessage);
  const [opened, setOpened] = useState<ContactMessage>();
  // A changed message may no longer match the filters; its sheet stays open.
  const latest = listed?.find(({ _id }) => _id === opened?._id);
  const current = latest && opened && latest.version > opened.version ? latest : opened;

  const open = (message: ContactMessage): void => {
    setOpened(message);
    // On failure it stays marked as new.
    if (message.state === 'new')
      void update({ params: { id: message._id }, body: { state: 'read' } })
        .unwrap()
        .then(
          ({ contactMessage }) => setOpened((now) => (now?._id === message._id ? contactMessage : now)),
          () => undefined,
        );
  };
  const sheet = current ? (
    <Suspense fallback={null}>
      <MessageSheet
        key={current._id}
        message={current}
        owners={owners}
        onChange={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  ) : null;
  return { open, sheet };
}
