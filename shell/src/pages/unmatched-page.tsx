import { SIGN_IN_PATH } from 'api-client';
import { matchRemote } from 'federation/browser';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { useRemoteError } from '../remotes/remote-errors';
import { useSite } from '../remotes/site-context';
import { NotFoundPage } from './not-found-page';
import { RemoteSkeleton } from './remote-skeleton';
import { RemoteUnavailablePage } from './remote-unavailable-page';

/**
 * An address that matches no mounted route: it belongs to a remote that could not be loaded (the page says so and
 * offers a retry), to a remote that is still loading, or to no remote.
 */
export function UnmatchedPage(): ReactNode {
  const { pathname, search } = useLocation();
  const userInfo = useAppSelector(selectUserInfo);
  const { remotes, errors, pending, failed } = useSite();
  const match = matchRemote(remotes, pathname);
  const error = useRemoteError(errors, match?.owner.name);
  if (match && error) return <RemoteUnavailablePage title={match.owner.title} error={error} />;
  const isClosed = match?.owner.exposes['./routes'] === 'signedIn' && !userInfo;
  if (match && pending) return <RemoteSkeleton shape={match.route.skeleton} failed={failed} />;
  if (isClosed) return <Navigate to={`${SIGN_IN_PATH}?from=${encodeURIComponent(pathname + search)}`} replace />;
  return <NotFoundPage />;
}
