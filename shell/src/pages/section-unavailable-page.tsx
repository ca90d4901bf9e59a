import type { RemoteLoadError } from 'federation/browser';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TryAgainPage } from './notice/try-again-page';

interface SectionUnavailablePageProps {
  readonly title: string;
  readonly fault: RemoteLoadError;
}

/** A section that cannot be shown now: why, in plain words, and a way back that needs no reload. */
export function SectionUnavailablePage({ title, fault }: SectionUnavailablePageProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setBusy(true);
    // Going to the same address asks the router for the section's routes anew.
    await navigate(location, { replace: true, state: location.state as unknown });
    setBusy(false);
  };
  return (
    <TryAgainPage
      scene="valve"
      title={`${title} is not available right now`}
      message={`${fault.explanation} The rest of the site works.`}
      busy={busy}
      onRetry={() => void tryAgain()}
    />
  );
}
