import type { Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { EmptyState, ErrorPanel, SkeletonTable } from 'ui-kit';
import { ContributedRoutes } from './contributed-routes';
import { titleAt, useContributions } from './contributions';
import { ScreenBoundary } from './screen-boundary';
import { screenAt } from './screens';

/** An address below `/admin` that is none of this remote's own: a contributed screen, or nobody's. */
function ContributedPage(): ReactNode {
  const { pathname } = useLocation();
  const contributions = useContributions();
  const screen = screenAt(pathname, contributions.screens);
  if (screen) {
    return (
      <ScreenBoundary key={screen.path} label={screen.label}>
        <ContributedRoutes screen={screen} />
      </ScreenBoundary>
    );
  }
  if (!contributions.complete) return <SkeletonTable />;
  if (contributions.missing.length > 0) {
    return contributions.missing.map(({ remote, title, reason }) => (
      <ErrorPanel
        key={remote}
        title={`${title} is not available right now`}
        message={reason}
        onRetry={contributions.retry}
      />
    ));
  }
  return <EmptyState title="There is no such screen">It may have moved; the menu has all that there are.</EmptyState>;
}

export function page(_store: AppStore): Page<RootState> {
  return {
    Component: ContributedPage,
    handle: { head: (_state, { url }) => ({ title: titleAt(url.pathname), robots: 'noindex' }) },
  };
}
