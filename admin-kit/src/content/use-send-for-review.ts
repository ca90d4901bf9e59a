import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of the address of an item that was created to be sent for review. */
export const TO_BE_SENT = 'to-be-sent';

export interface SendForReview {
  /** Whether the dialog that sends the item for review is open. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The dialog that sends an item for review: open from the start after a creation for it. */
export function useSendForReview(): SendForReview {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(state === TO_BE_SENT);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // A reload of the page does not ask again.
      if (state === TO_BE_SENT) void navigate('.', { replace: true, state: null });
    },
  };
}
