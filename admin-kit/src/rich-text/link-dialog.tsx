import { useRef, useState } from 'react';
import { Button, Stack, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { PageFinder } from '../links/page-finder';
import { isSafeLink, UNSAFE_LINK } from '../links/safe-link';

interface LinkDialogProps {
  readonly current: string;
  readonly onClose: () => void;
  /** Called with the address; an empty one removes the link. */
  readonly onSet: (address: string) => void;
}

/** Asks for the address of a link, which may be a page of the site found by its title. */
export default function LinkDialog({ current, onClose, onSet }: LinkDialogProps) {
  const [address, setAddress] = useState(current);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const set = () => {
    if (isSafeLink(address)) onSet(address.trim());
    else setError(UNSAFE_LINK);
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={current === '' ? 'Add link' : 'Change the link'}
      footer={
        <>
          {current === '' ? (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => onSet('')}>
              Remove link
            </Button>
          )}
          <Button onClick={set}>Set link</Button>
        </>
      }
    >
      <Stack>
        <TextInput
          ref={input}
          label="Address"
          hint="A page of this site, a document or another site."
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
        />
        <PageFinder
          onChosen={({ path }) => {
            setAddress(path);
            input.current?.focus();
          }}
        />
      </Stack>
    </Dialog>
  );
}
