import { useRef, useState, type ComponentProps } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { ModalFrame } from './modal-frame';

export interface Guarded {
  /** Whether there are unsaved changes, if some changes are saved at once; by default, whether there is input. */
  unsaved?: boolean;
}

/** A window that asks before Escape or a click outside discards input. Its buttons and its cross do not ask. */
export function GuardedModal({ unsaved, ...props }: ComponentProps<typeof ModalFrame> & Guarded) {
  const typed = useRef(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ModalFrame
        {...props}
        onTyped={() => {
          typed.current = true;
        }}
        mayDismiss={() => {
          const asks = unsaved ?? typed.current;
          if (asks) setAsking(true);
          return !asks;
        }}
      />
      {asking && (
        <ConfirmDialog
          title="Close without saving?"
          question="What you typed here has not been saved."
          confirmLabel="Close without saving"
          cancelLabel="Keep editing"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            typed.current = false;
            setAsking(false);
            props.onClose();
          }}
        />
      )}
    </>
  );
}
