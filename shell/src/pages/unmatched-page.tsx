import { matchRemote } from 'federation/browser';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
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
  const { pathname } = useLocation();
  const { remotes, faults, pending } = useSite();
  const match = matchRemote(remotes, pathname);
  const fault = useRemoteFault(faults, match?.owner.name);
  if (match && fault) return <SectionUnavailablePage title={match.owner.title} fault={fault} />;
  if (match && pending) return <SectionSkeleton shape={match.route.skeleton} />;
  return <NotFoundPage />;
}
