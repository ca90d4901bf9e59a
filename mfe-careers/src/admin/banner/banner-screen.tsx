import { fetchCareerBanner } from 'api-client';
import { useRead } from 'shared-store';
import type { CareerBanner } from 'api-client';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { BannerEditor } from './banner-editor';

/** The editor of the banner above the list of jobs. */
export function Component() {
  const {
    data: banner,
    isError,
    isFetching,
    refetch,
  } = useRead(fetchCareerBanner, undefined, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <ErrorPanel
        title="The career banner could not be loaded"
        message="The server did not answer as expected."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (banner === undefined || isFetching) return <SkeletonForm fields={4} />;
  return <BannerEditor key={keyOf(banner)} banner={banner} />;
}

function keyOf(banner: CareerBanner | null): string {
  return banner ? `version ${banner.version}` : 'none';
}
