import { useState, type ReactNode } from 'react';
import { messageOf, signIn, useAppDispatch } from 'shared-store';
import { passkeySignIn } from 'shared-store/passkey';
import { Button, notify } from 'ui-kit';

/** Signs in with a passkey alone: it counts as possession and, by the check of finger or PIN, as identity. */
export function PasskeyButton(): ReactNode {
  const [busy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  const enter = async (): Promise<void> => {
    setBusy(true);
    try {
      const { token, userInfo } = await dispatch(passkeySignIn());
      if (token && userInfo) dispatch(signIn({ token, userInfo }));
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" wide busy={busy} onClick={() => void enter()}>
      Use a passkey
    </Button>
  );
}
