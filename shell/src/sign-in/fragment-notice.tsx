import type { ReactNode } from 'react';
import { Notice } from 'ui-kit';
import type { SignInFragment } from './fragment';
import type { Exchange } from './use-code-exchange';

interface FragmentNoticeProps {
  readonly fragment: SignInFragment;
  readonly exchange: Exchange;
}

/** The message on the sign-in page that depends on its address: fixed sentences, never text from the address. */
export function FragmentNotice({ fragment, exchange }: FragmentNoticeProps): ReactNode {
  if (fragment.kind === 'setup') {
    return (
      <Notice tone="warning" role="status">
        This link has been used: the site has an administrator. Sign in, or register to become one.
      </Notice>
    );
  }
  if (fragment.kind === 'code') {
    return exchange === 'failed' ? (
      <Notice tone="danger" role="alert">
        This sign-in is no longer valid, or was started in another browser. Sign in again.
      </Notice>
    ) : (
      <Notice role="status">Signing you in…</Notice>
    );
  }
  if (fragment.kind !== 'result') return null;
  switch (fragment.result) {
    case 'pending':
      return (
        <Notice tone="success" role="status">
          <strong>Request sent for approval</strong>
          <p>An administrator decides on it. You will get an email when it is approved.</p>
        </Notice>
      );
    case 'password':
      return (
        <Notice tone="danger" role="alert">
          This address belongs to an account with a password. Sign in with the password.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" role="alert">
          Signing in with Google did not work. Try again.
        </Notice>
      );
  }
}
