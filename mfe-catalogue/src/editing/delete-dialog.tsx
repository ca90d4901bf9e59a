import { useState } from 'react';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';

interface DeleteDialogProps {
  /** What is deleted, with a capital: "Product". */
  readonly what: string;
  /** Deletes it and answers what to tell. */
  readonly onDelete: () => Promise<string>;
  readonly onClose: () => void;
  /** Closes as soon as the call is on its way: for what is gone from the list already. */
  readonly optimistic?: boolean;
}

/** The delete confirmation in the words of the specification (section 2). */
export function DeleteDialog({ what, onDelete, onClose, optimistic = false }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const deleting = onDelete();
    if (optimistic) onClose();
    try {
      notify.success(await deleting);
      if (!optimistic) onClose();
    } catch (error) {
      notify.error(messageOf(error));
      if (!optimistic) setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Delete ${what}`}
      question={`Are you sure you want to delete this ${what}?`}
      warning="Warning!! You can't revert this action."
      confirmLabel="Confirm Delete"
      busy={busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onConfirm={() => void confirm()}
    />
  );
}
