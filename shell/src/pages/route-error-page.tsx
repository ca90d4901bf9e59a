import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from './not-found-page';
import { UnexpectedErrorPage } from './unexpected-error-page';

/** What stands in a page's place when it could not be shown: not found, gone, or an unexpected error. */
export function RouteErrorPage(): ReactNode {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <UnexpectedErrorPage error={error} />;
}
