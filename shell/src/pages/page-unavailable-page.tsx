import type { RemoteLoadError } from 'federation/browser';
import type { ReactNode } from 'react';
import { TryAgainPage } from './notice/try-again-page';

interface PageUnavailablePageProps {
  readonly title: string;
  readonly error: RemoteLoadError;
}

/** Replaces the browser's cached copy of a file with the current one. */
async function refetch(address: string | undefined): Promise<void> {
  if (address) await fetch(address, { cache: 'reload' }).catch(() => undefined);
}

/**
 * The page shown when a page's own chunk failed to load although its remote loaded; the router would not request it
 * again by itself.
 */
export function PageUnavailablePage({ title, error }: PageUnavailablePageProps): ReactNode {
  return (
    <TryAgainPage
      scene="valve"
      title={`${title} is not available right now`}
      message={`${error.explanation} The rest of the site works.`}
      busy={false}
      onRetry={() => void refetch(error.address).finally(() => window.location.reload())}
    />
  );
}
