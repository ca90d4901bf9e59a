import { useState } from 'react';
import { deletionQuestion } from 'admin-kit/content';
import { messageOf } from 'shared-store';
import { FullScreenLoader, notify } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';

interface DeleteDialogProps {
  /** The name of the item's type, capitalised: "Product". */
  readonly what: string;
  /** The name of the item. */
  readonly name: string;
  /** Deletes the item and resolves to a message. */
  readonly onDelete: () => Promise<string>;
  readonly onClose: () => void;
  /** Closes as soon as the request is sent, for items that a list has already removed. */
  readonly optimistic?: boolean;
}

/** The question before an item of the catalogue is deleted on its own page. */
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
    <>
      <ConfirmDialog
        {...deletionQuestion(what, [name])}
        busy={busy}
        onClose={onClose}
        onConfirm={() => void confirm()}
      />
      {busy && <FullScreenLoader label="Deleting…" />}
    </>
  );
}
