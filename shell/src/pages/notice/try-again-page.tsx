import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from 'ui-kit';
import { NoticePage } from './notice-page';
import type { NoticeKind } from './notice-scene';
import { useOnline } from './use-online';

interface TryAgainPageProps {
  readonly scene: NoticeKind;
  readonly title: string;
  readonly message: string;
  /** Whether the next attempt is running. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * A page that could not be shown and can be retried without a reload. When the device is offline it says so, and
 * retries automatically once the connection is back.
 */
export function TryAgainPage({ scene, title, message, busy, onRetry }: TryAgainPageProps): ReactNode {
  const online = useOnline(onRetry);
  const shown = online
    ? { scene, title, message }
    : {
        scene: 'mast' as const,
        title: 'You are offline',
        message: 'This page needs a connection. It opens automatically when you are back online.',
      };
  return (
    <NoticePage
      scene={shown.scene}
      title={shown.title}
      alert
      actions={
        <>
          <Button icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink href="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <p>{shown.message}</p>
    </NoticePage>
  );
}
