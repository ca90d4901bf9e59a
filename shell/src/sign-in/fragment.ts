/** What another page told the sign-in page behind the `#` of its address, where no server and no log sees it. */
export type SignInFragment =
  | { readonly kind: 'none' }
  /** A sign-in that was completed elsewhere. */
  | { readonly kind: 'token'; readonly token: string }
  /** The one-time link that creates the first administrator. */
  | { readonly kind: 'setup'; readonly token: string }
  /** Somebody unknown signed in with Google and now waits for approval. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'error'; readonly message: string };

/** Reads the fragment of the sign-in page's address. */
export function readFragment(hash: string): SignInFragment {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const token = values.get('token');
  if (token) return { kind: 'token', token };
  const setup = values.get('setup');
  if (setup) return { kind: 'setup', token: setup };
  if (values.has('pending')) return { kind: 'pending' };
  const message = values.get('error');
  return message ? { kind: 'error', message } : { kind: 'none' };
}
