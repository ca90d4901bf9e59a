import { fetchSignInOptions, loginWithGoogle } from 'api-client';
import { useEffect, useState, type ReactNode } from 'react';
import { callApi, useAppDispatch } from 'shared-store';
import { ButtonLink } from 'ui-kit';
import styles from './sign-in.module.css';

/** The way to sign in with a Google account; there is none unless the site is set up for it. */
export function GoogleButton({ returnTo }: { readonly returnTo: string }): ReactNode {
  const [offered, setOffered] = useState(false);
  const dispatch = useAppDispatch();
  useEffect(() => {
    let left = false;
    dispatch(callApi(fetchSignInOptions)).then(
      ({ options }) => !left && setOffered(options.google),
      // Without an answer there is no button: the password still works.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [dispatch]);
  if (!offered) return null;
  return (
    <>
      <p className={styles.or}>or</p>
      <ButtonLink
        as="a"
        variant="secondary"
        wide
        href={`/api/v1${loginWithGoogle.path}?${new URLSearchParams({ returnTo })}`}
      >
        Sign in with Google
      </ButtonLink>
    </>
  );
}
