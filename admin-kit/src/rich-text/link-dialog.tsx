import { useState } from 'react';
import { Button, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { isSafeLink } from './extensions';

interface LinkDialogProps {
  readonly current: string;
  readonly onClose: () => void;
  /** Called with the address; an empty one removes the link. */
  readonly onSet: (address: string) => void;
}

/** Asks for the address of a link. */
export default function LinkDialog({ current, onClose, onSet }: LinkDialogProps) {
  const [address, setAddress] = useState(current);
  const [error, setError] = useState<string>();
  const set = () => {
    if (isSafeLink(address)) onSet(address.trim());
    else setError('Enter an http(s), mailto or tel address, or a path on this site');
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title="Link"
      footer={
        <>
          {current !== '' && (
            <Button variant="secondary" onClick={() => onSet('')}>
              Remove link
            </Button>
          )}
          <Button onClick={set}>Set link</Button>
        </>
      }
    >
      <TextInput
        label="Address"
        value={address}
        error={error}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
    </Dialog>
  );
}
