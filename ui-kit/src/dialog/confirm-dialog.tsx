import { useId } from 'react';
import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from 'ui-kit';
import { ModalFrame } from './modal-frame';
import classes from './dialog.module.css';

export interface ConfirmDialogProps {
  onClose: () => void;
  title: ReactNode;
  /** The question, such as “Are you sure you want to delete this Job Posting?” (specification 2). */
  question: ReactNode;
  /** The consequence that cannot be undone. */
  warning?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `primary` for a question that deletes nothing. */
  tone?: 'danger' | 'primary';
  /** The confirmed action is in progress: both buttons are disabled and the dialog cannot be closed. */
  busy?: boolean;
  /** The dialog stays open; close it when the action is complete. */
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone. The focus starts on “Cancel”. */
export function ConfirmDialog({
  onClose,
  title,
  question,
  warning,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const warningId = useId();
  return (
    <ModalFrame
      onClose={onClose}
      title={title}
      description={question}
      busy={busy}
      role="alertdialog"
      className={classes.small}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} aria-describedby={warning ? warningId : undefined} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {warning && (
        <p className={classes.warning} id={warningId}>
          <TriangleAlert aria-hidden="true" />
          <span>{warning}</span>
        </p>
      )}
    </ModalFrame>
  );
}
