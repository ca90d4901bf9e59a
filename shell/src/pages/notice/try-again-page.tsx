import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from 'ui-kit';
import { useTexts } from '../../texts/use-texts';
import { NoticePage } from './notice-page';
import type { NoticeKind } from './notice-scene';
import { useOnline } from './use-online';

interface TryAgainPageProps {
  readonly scene: NoticeKind;
  /** The title and the message, in English. */
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
  const { text, lang, contentLang } = useTexts();
  const shown = online
    ? { scene, title, message }
    : {
        scene: 'mast' as const,
        title: text('You are offline'),
        message: text('This page needs a connection. It opens automatically when you are back online.'),
      };
  return (
    <NoticePage
      scene={shown.scene}
      title={shown.title}
      alert
      lang={online ? contentLang : lang}
      actions={
        <>
          <Button icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry} lang={lang}>
            {text('Try again')}
          </Button>
          <ButtonLink href="/" variant="secondary" lang={lang}>
            {text('Go to the home page')}
          </ButtonLink>
        </>
      }
    >
      <p>{shown.message}</p>
    </NoticePage>
  );
}
