import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, TextInput } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import classes from './people-data.module.css';

interface EraseDialogProps {
  readonly email: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

/** Asks before a person's data is erased; the address has to be typed again. */
export function EraseDialog({ email, busy, onClose, onErase }: EraseDialogProps): ReactNode {
  const [typed, setTyped] = useState('');
  const same = typed.trim().toLowerCase() === email.trim().toLowerCase();
  return (
    <Dialog
      size="small"
      onClose={onClose}
      busy={busy}
      title="Erase Personal Data"
      description="Applications with their resumes, messages, enquiries, requests to become an administrator, items of collections and emails are erased. An administrator's account and the audit log stay."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} disabled={!same} onClick={onErase}>
            Confirm Erase
          </Button>
        </>
      }
    >
      <div className={classes.confirm}>
        <p className={classes.warning}>
          <TriangleAlert aria-hidden="true" />
          <span>Warning!! You can&apos;t revert this action.</span>
        </p>
        <TextInput
          label={`Type ${email} to confirm`}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Dialog>
  );
}
