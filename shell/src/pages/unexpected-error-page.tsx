import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { UNEXPECTED_ERROR } from './unexpected-error';
import { TryAgainPage } from './notice/try-again-page';

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return 'The page stopped with an error.';
}

/** The specification's route failure screen (section 8), inside the site's frame. */
export function UnexpectedErrorPage({ error }: { readonly error: unknown }): ReactNode {
  const revalidator = useRevalidator();
  return (
    <TryAgainPage
      scene="gauge"
      title={UNEXPECTED_ERROR}
      message={messageOf(error)}
      busy={revalidator.state === 'loading'}
      onRetry={() => void revalidator.revalidate()}
    />
  );
}
