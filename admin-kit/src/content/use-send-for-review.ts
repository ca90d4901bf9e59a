import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of the address of an item that this editor has created. */
export interface CreatedState {
  /** The page only gets another address. */
  readonly stays: true;
  /** The item was created to be sent for review. */
  readonly isSent: boolean;
}

export interface SendForReview {
  /** Whether the dialog that sends the item for review is open. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The dialog that sends an item for review; it opens by itself after a creation for it. */
export function useSendForReview(): SendForReview {
  const navigate = useNavigate();
  const { state }: { readonly state: CreatedState | null } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isCreated = state?.isSent === true;
  return {
    isOpen: isOpen || isCreated,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // A reload of the page does not ask again.
      if (isCreated) void navigate('.', { replace: true, state: null });
    },
  };
}
