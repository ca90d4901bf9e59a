import { updateContactMessage } from 'api-client';
import { useState } from 'react';
import type { ContactMessage, ContactMessageChange } from 'api-client';
import { Moment, useChange } from 'shared-store';
import { announce, consentFacts } from 'admin-kit';
import { Button, ButtonLink, DataList, Select, Stack, TextArea } from 'ui-kit';
import { Sheet } from 'ui-kit/dialog';
import { MessageProducts } from './message-products';
import { MessageReminder } from './message-reminder';
import { MESSAGE_STATES } from './message-states';
import classes from './messages.module.css';

interface MessageSheetProps {
  readonly message: ContactMessage;
  /** The administrators who can own it. */
  readonly owners: readonly { readonly _id: string; readonly name: string }[];
  /** Called with the message after a change. */
  readonly onChange: (message: ContactMessage) => void;
  readonly onClose: () => void;
}

/** A message with its products, owner, state and notes. */
export default function MessageSheet({ message, owners, onChange, onClose }: MessageSheetProps) {
  const [update, { isLoading }] = useChange(updateContactMessage);
  const [note, setNote] = useState('');

  const send = async (body: Omit<ContactMessageChange, 'version'>) => {
    if (isLoading) return;
    const changed = update({ params: { id: message._id }, body }).unwrap();
    const isSent = await announce(changed);
    if (isSent) onChange((await changed).contactMessage);
    if (isSent && body.note) setNote('');
  };

  const facts = [
    { term: 'Reference', detail: message.reference },
    { term: 'Received', detail: <Moment at={message.createdAt} /> },
    { term: 'Email', detail: <a href={`mailto:${message.email}`}>{message.email}</a> },
    ...(message.phone ? [{ term: 'Phone', detail: message.phone }] : []),
    ...(message.company ? [{ term: 'Company', detail: message.company }] : []),
    ...(message.topic ? [{ term: 'Topic', detail: message.topic }] : []),
    ...consentFacts(message.consent),
  ];

  return (
    <Sheet
      size="wide"
      onClose={onClose}
      returnTo={`message-${message._id}`}
      unsaved={note.trim() !== ''}
      title={message.name}
      description={message.topic || 'Message'}
    >
      <Stack gap={3}>
        <DataList facts={facts} />
        <p className={classes.text} dir="auto">
          {message.message}
        </p>
        {message.productIds.length > 0 && <MessageProducts message={message} />}
        <Select
          label="Owner"
          value={message.ownerId ?? ''}
          options={[
            { value: '', label: 'No owner' },
            ...(message.ownerId && !owners.some(({ _id }) => _id === message.ownerId)
              ? [{ value: message.ownerId, label: message.ownerName }]
              : []),
            ...owners.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ target }) => void send({ ownerId: target.value || null })}
        />
        <Select
          label="State"
          value={message.state}
          options={MESSAGE_STATES}
          onChange={({ target }) => {
            const chosen = MESSAGE_STATES.find(({ value }) => value === target.value);
            if (chosen) void send({ state: chosen.value });
          }}
        />
        {message.state !== 'closed' && (
          <MessageReminder message={message} busy={isLoading} onChange={(remindOn) => void send({ remindOn })} />
        )}
        <ButtonLink
          as="a"
          variant="secondary"
          href={`mailto:${message.email}?subject=${encodeURIComponent(`Your message ${message.reference}`)}`}
        >
          Reply by email
        </ButtonLink>
        {message.notes.length > 0 && (
          <ul role="list" aria-label="Notes">
            {message.notes.map((entry, index) => (
              <li key={index} className={classes.note}>
                <p className={classes.text}>{entry.text}</p>
                <p className={classes.by}>
                  {entry.author}, <Moment at={entry.at} />
                </p>
              </li>
            ))}
          </ul>
        )}
        <TextArea label="Note" value={note} rows={3} onChange={({ target }) => setNote(target.value)} />
        <Button
          variant="secondary"
          busy={isLoading}
          // A disabled button would lose the focus when the note was added.
          aria-disabled={note.trim() === ''}
          onClick={() => note.trim() !== '' && void send({ note: note.trim() })}
        >
          Add note
        </Button>
      </Stack>
    </Sheet>
  );
}
