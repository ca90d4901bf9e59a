import { matchRemote, RemoteLoadError } from 'federation/browser';
import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useSite } from '../remotes/site-context';
import { NotFoundPage } from './not-found-page';
import { PageUnavailablePage } from './page-unavailable-page';
import { UnexpectedErrorPage } from './unexpected-error-page';

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
