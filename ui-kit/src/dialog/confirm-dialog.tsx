import { useId } from 'react';
import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from 'ui-kit';
import { ModalFrame } from './modal-frame';
import classes from './dialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The question, such as “Are you sure you want to delete this Job Posting?” (specification 2). */
  question: ReactNode;
  /** What can't be undone. */
  warning?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `primary` for a question that destroys nothing. */
  tone?: 'danger' | 'primary';
  /** The answer is being carried out: both buttons wait and nothing closes. */
  busy?: boolean;
  /** The dialog stays open; close it when the work is done. */
  onConfirm: () => void;
}

/** Asks before something is done that can't be undone. The focus starts on “Cancel”. */
export function ConfirmDialog({
  open,
  onOpenChange,
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
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={question}
      busy={busy}
      role="alertdialog"
      className={classes.small}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
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
