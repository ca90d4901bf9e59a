import { fetchMenus } from 'api-client';
import type { ReactNode } from 'react';
import { useRead } from 'shared-store';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { MenusEditor } from './menus-editor';

/** The editor of the menus and the footer. */
export function Component(): ReactNode {
  const { data, isError, isFetching, refetch } = useRead(fetchMenus, undefined, { refetchOnMountOrArgChange: true });
  if (isError)
    return (
      <ErrorPanel
        title="The menus could not be loaded"
        message="The server did not answer as expected."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || isFetching) return <SkeletonForm fields={6} />;
  return <MenusEditor key={data?.version ?? 0} menus={data} />;
}
