import { matchRemote, RemoteLoadError } from 'federation/browser';
import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRevalidator } from 'react-router';
import { useSite } from '../remotes/site-context';
import { NotFoundPage } from './not-found-page';
import { PageUnavailablePage } from './page-unavailable-page';
import { UNEXPECTED_ERROR } from './unexpected-error';
import { TryAgainPage } from './notice/try-again-page';

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return 'The page stopped with an error.';
}

/** The specification's route failure screen (section 8), inside the site's frame. */
function UnexpectedErrorPage({ error }: { readonly error: unknown }): ReactNode {
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

/** The page shown instead of one that failed: not found, gone, or an unexpected error. */
export function RouteErrorPage(): ReactNode {
  const error = useRouteError();
  const { remotes, onFailure } = useSite();
  const { pathname } = useLocation();
  const isUnexpected = !isRouteErrorResponse(error) && !(error instanceof RemoteLoadError);
  useEffect(() => {
    const owner = matchRemote(remotes, pathname)?.owner;
    if (isUnexpected && owner) onFailure?.(owner, 'page', error);
  }, [isUnexpected, error, remotes, pathname, onFailure]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof RemoteLoadError) {
    const title = remotes.find(({ name }) => name === error.remote)?.title ?? 'This page';
    return <PageUnavailablePage title={title} error={error} />;
  }
  return <UnexpectedErrorPage error={error} />;
}
