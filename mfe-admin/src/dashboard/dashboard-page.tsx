import { allAdminsRequest, fetchContactMessages, fetchDashboard, isAllowed } from 'api-client';
import type { ReactNode } from 'react';
import { selectUserInfo, useAppSelector, usePermission, useRead } from 'shared-store';
import { ErrorPanel, SkeletonTable } from 'ui-kit';
import { FigureTile, ScreenHead } from 'admin-kit';
import { DeliveryPanel } from '../delivery/delivery-panel';
import { useContributions } from '../frame/contributions';
import { ScreenBoundary } from '../frame/screen-boundary';
import { WaitingTile } from '../reviews/waiting-tile';
import { ContentLists, useContentLists } from './content-lists';
import classes from './dashboard.module.css';
import { QuickCreate } from './quick-create';
import { UnpublishedTiles } from './unpublished-tiles';

/** The figures that other remotes contribute: openings and applications. */
function ContributedTiles(): ReactNode {
  const { tiles } = useContributions();
  const rights = useAppSelector(selectUserInfo)?.rights;
  const shown = tiles
    .filter(({ roles }) => rights === undefined || isAllowed(rights, roles))
    .sort((a, b) => a.order - b.order);
  return shown.map(({ id, Component }) => (
    <ScreenBoundary key={id} label="This tile">
      <Component />
    </ScreenBoundary>
  ));
}

/**
 * The first screen: pending work and the health of the remotes. The remotes contribute the tiles for openings and
 * applications.
 */
export function Component(): ReactNode {
  const {
    data: figures,
    isError,
    isFetching,
    refetch,
  } = useRead(fetchDashboard, undefined, { refetchOnMountOrArgChange: 30 });
  const { complete } = useContributions();
  const lists = useContentLists();
  const mayReadMessages = usePermission(fetchContactMessages);
  const mayReadRequests = usePermission(allAdminsRequest);
  return (
    <div className={classes.dashboard}>
      <ScreenHead title="Dashboard" actions={<QuickCreate />} />
      {isError && !figures && (
        <ErrorPanel message="The figures could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {/* Rendered all at once: late parts would move the text that is being read. */}
      {!isError && (!figures || !complete || lists === undefined) ? (
        <SkeletonTable rows={6} label="Loading the dashboard" />
      ) : (
        <>
          <div className={classes.tiles}>
            <ContributedTiles />
            {figures && (
              <>
                <WaitingTile />
                {mayReadMessages && (
                  <FigureTile
                    label="New messages"
                    figure={figures.newMessages}
                    byDay={figures.messagesByDay}
                    href="/admin/contact-messages"
                  />
                )}
                {mayReadRequests && (
                  <FigureTile label="Admin requests" figure={figures.adminRequests} href="/admin/admin-requests" />
                )}
                {figures.failedEmails > 0 && (
                  <FigureTile
                    label="Emails not sent"
                    figure={figures.failedEmails}
                    href="/admin/unsent-emails?state=failed"
                  />
                )}
                <UnpublishedTiles unpublished={figures.unpublished} />
              </>
            )}
          </div>
          {lists && <ContentLists lists={lists} />}
          <DeliveryPanel />
        </>
      )}
    </div>
  );
}
