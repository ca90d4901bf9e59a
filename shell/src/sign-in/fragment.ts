import { signInResults, type SignInResult } from 'api-client';

/**
 * The data behind the `#` of the sign-in page's address, which reaches no server and no log. Anyone can write an
 * address: nothing in it is shown, and nothing in it signs a visitor in by itself.
 */
export type SignInFragment =
  | { readonly kind: 'none' }
  /** A sign-in that this browser started and that was completed elsewhere; valid only with the browser's own cookie. */
  | { readonly kind: 'code'; readonly code: string }
  /** The one-time link that creates the first administrator. */
  | { readonly kind: 'setup'; readonly token: string }
  /** The one-time link of an invitation. */
  | { readonly kind: 'invitation'; readonly token: string }
  /** The code of the link that sets a new password; it is sent together with the new password. */
  | { readonly kind: 'reset'; readonly code: string }
  /** A sign-in elsewhere that ended without a code. */
  | { readonly kind: 'result'; readonly result: SignInResult };

/** Reads the fragment of the sign-in page's address. */
export function readFragment(hash: string): SignInFragment {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const code = values.get('code');
  if (code) return { kind: 'code', code };
  const setup = values.get('setup');
  if (setup) return { kind: 'setup', token: setup };
  const invitation = values.get('invitation');
  if (invitation) return { kind: 'invitation', token: invitation };
  const reset = values.get('reset');
  if (reset) return { kind: 'reset', code: reset };
  const result = signInResults.find((word) => word === values.get('result'));
  return result ? { kind: 'result', result } : { kind: 'none' };
}
