import { loginWithGoogle } from 'api-client';
import type { ReactNode } from 'react';
import { ButtonLink } from 'ui-kit';

/** The button to sign in with a Google account, if the site is configured for it. */
export function GoogleButton({ returnTo }: { readonly returnTo: string }): ReactNode {
  return (
    <ButtonLink
      as="a"
      variant="secondary"
      wide
      href={`/api/v1${loginWithGoogle.path}?${new URLSearchParams({ returnTo })}`}
    >
      Sign in with Google
    </ButtonLink>
  );
}
