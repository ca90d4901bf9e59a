import type { RemoteLoadError } from 'federation/browser';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TryAgainPage } from './notice/try-again-page';

interface RemoteUnavailablePageProps {
  readonly title: string;
  readonly error: RemoteLoadError;
}

/** The page of a remote that cannot be shown: the reason in plain words, and a retry without a reload. */
export function RemoteUnavailablePage({ title, error }: RemoteUnavailablePageProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    // Navigating to the same address makes the router ask for the remote's routes again.
    await navigate(location, { replace: true, state: location.state as unknown });
    setBusy(false);
  };
  return (
    <TryAgainPage
      scene="valve"
      title={`${title} is not available right now`}
      message={`${error.explanation} The rest of the site works.`}
      busy={busy}
      onRetry={() => void tryAgain()}
    />
  );
}
