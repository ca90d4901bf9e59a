import { matchRemote } from 'federation/browser';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { useRemoteFault } from '../remotes/remote-faults';
import { useSite } from '../remotes/site-context';
import { NotFoundPage } from './not-found-page';
import { SectionSkeleton } from './section-skeleton';
import { SectionUnavailablePage } from './section-unavailable-page';

/**
 * An address that no mounted route answers: it belongs to a section that could not be loaded (which says so and can be
 * tried again), to one that is still to come, or to nobody.
 */
export function UnmatchedPage(): ReactNode {
  const { pathname, search } = useLocation();
  const userInfo = useAppSelector(selectUserInfo);
  const { remotes, faults, pending } = useSite();
  const match = matchRemote(remotes, pathname);
  const fault = useRemoteFault(faults, match?.owner.name);
  if (match && fault) return <SectionUnavailablePage title={match.owner.title} fault={fault} />;
  const isClosed = match?.owner.exposes['./routes'] === 'signedIn' && !userInfo;
  if (match && pending) return <SectionSkeleton shape={match.route.skeleton} />;
  if (isClosed) return <Navigate to={`/login?from=${encodeURIComponent(pathname + search)}`} replace />;
  return <NotFoundPage />;
}
