import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { EmptyState, ErrorPanel, SkeletonTable } from 'ui-kit';
import { useContributions } from './contributions';
import { screenAt } from './screens';

/**
 * An address below `/admin` that the router does not know: a contributed screen whose remote was not loaded when the
 * address was opened, or no screen at all.
 */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const contributions = useContributions();
  const [requested, setRequested] = useState(false);
  const isScreen = screenAt(pathname, contributions.screens) !== undefined;
  useEffect(() => {
    // The router has the screen's routes now and finds them when it revalidates.
    if (isScreen) void revalidate().then(() => setRequested(true));
  }, [isScreen, revalidate]);
  if (isScreen ? !requested : !contributions.complete) return <SkeletonTable />;
  if (!isScreen && contributions.missing.length > 0) {
    return contributions.missing.map(({ remote, title, reason }) => (
      <ErrorPanel
        key={remote}
        title={`${title} is not available right now`}
        message={reason}
        onRetry={contributions.retry}
      />
    ));
  }
  return (
    <EmptyState headingLevel={1} title="Screen not found">
      It may have moved. The menu lists every screen.
    </EmptyState>
  );
}
