import type { RemoteLoadError } from 'federation/browser';
import type { ReactNode } from 'react';
import { TryAgainPage } from './notice/try-again-page';

interface PageUnavailablePageProps {
  readonly title: string;
  readonly error: RemoteLoadError;
}

/** Puts the file as it is now in the place of what the browser kept for good. */
async function fetchAnew(address: string | undefined): Promise<void> {
  if (address) await fetch(address, { cache: 'reload' }).catch(() => undefined);
}

/** A page whose own code cannot be had, though its remote's can; the router would not ask for it again by itself. */
export function PageUnavailablePage({ title, error }: PageUnavailablePageProps): ReactNode {
  return (
    <TryAgainPage
      scene="valve"
      title={`${title} is not available right now`}
      message={`${error.explanation} The rest of the site works.`}
      busy={false}
      onRetry={() => void fetchAnew(error.address).finally(() => window.location.reload())}
    />
  );
}
