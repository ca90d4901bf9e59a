import { passkeyLogin, startPasskeyLogin } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, messageOf, signIn, useAppDispatch } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { askForPasskey } from './ask-for-passkey';

/** Signs in with a passkey alone: it is both what one has and, by the check of finger or PIN, who one is. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [busy, setBusy] = useState(false);
  const dispatch = useAppDispatch();
  const enter = async (): Promise<void> => {
    setBusy(true);
    try {
      const { options } = await dispatch(callApi(startPasskeyLogin, { body: {} }));
      const passkey = await askForPasskey(options);
      const { token, userInfo } = await dispatch(callApi(passkeyLogin, { body: { passkey } }));
      if (token && userInfo) {
        dispatch(signIn({ token, userInfo }));
        onSignedIn();
      }
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
