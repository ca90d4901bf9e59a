import { useState } from 'react';
import { deletionQuestion } from 'admin-kit/content';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';

interface DeleteDialogProps {
  /** What is deleted, with a capital: "Product". */
  readonly what: string;
  /** What it is called. */
  readonly name: string;
  /** Deletes it and answers what to tell. */
  readonly onDelete: () => Promise<string>;
  readonly onClose: () => void;
  /** Closes as soon as the call is on its way: for what is gone from the list already. */
  readonly optimistic?: boolean;
}

/** The question before something of the catalogue is deleted on its own page. */
export function DeleteDialog({ what, name, onDelete, onClose, optimistic = false }: DeleteDialogProps) {
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
      {...deletionQuestion(what, [name])}
      busy={busy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onConfirm={() => void confirm()}
    />
  );
}
