import { dayText, type ContactMessage } from 'api-client';
import { useState } from 'react';
import { Button, TextInput } from 'ui-kit';

interface MessageReminderProps {
  readonly message: ContactMessage;
  readonly busy: boolean;
  /** Called with another day, or with null to remove the reminder. */
  readonly onChange: (remindOn: string | null) => void;
}

/** The day on which the owner of a message is reminded of it. */
export function MessageReminder({ message: { remindOn }, busy, onChange }: MessageReminderProps) {
  const [day, setDay] = useState(remindOn ?? '');
  const isUnchanged = day === (remindOn ?? '');
  return (
    <>
      <TextInput
        label="Reminder"
        type="date"
        value={day}
        hint={
          remindOn === null
            ? 'On this day the owner gets an email, or the desk of the topic if there is no owner.'
            : `Set for ${dayText(remindOn)}.`
        }
        onChange={({ target }) => setDay(target.value)}
      />
      <Button
        variant="secondary"
        busy={busy}
        // A disabled button would lose the focus when the reminder was set.
        aria-disabled={isUnchanged}
        onClick={() => !isUnchanged && onChange(day === '' ? null : day)}
      >
        {day === '' && remindOn !== null ? 'Remove reminder' : 'Set reminder'}
      </Button>
    </>
  );
}
